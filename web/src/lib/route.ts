/* Addresses of the page. */

export interface Route {
  name: string;
  params: Record<string, string>;
  query: URLSearchParams;
}

const ROUTES: [name: string, pattern: RegExp, params: string[]][] = [
  ['start', /^\/$/, []],
  ['lobby', /^\/new\/([\w-]+)$/, ['game']],
  ['join', /^\/join(?:\/([\w-]+))?$/, ['code']],
  ['table', /^\/table\/([\w-]+)$/, ['table']],
  ['replay', /^\/replay\/([\w-]+)$/, ['table']],
  ['tables', /^\/tables$/, []],
  ['rules', /^\/rules(?:\/([\w-]+))?$/, ['game']],
  ['settings', /^\/settings$/, []],
  ['about', /^\/about$/, []],
];

/** Read an address. */
export function parse(path: string, search: string): Route {
  for (const [name, pattern, names] of ROUTES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const params = Object.fromEntries(names.map((key, i) => [key, found[i + 1] ?? '']));
    return { name, params, query: new URLSearchParams(search) };
  }
  return { name: 'missing', params: {}, query: new URLSearchParams(search) };
}
