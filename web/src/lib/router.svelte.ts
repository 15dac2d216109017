/* Addresses of the page: history routes, no reload between them. */

export interface Route { name: string; params: Record<string, string>; query: URLSearchParams }

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

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => { this.#read(); });
    document.addEventListener('click', event => this.#follow(event));
  }

  #read(): void { this.route = parse(location.pathname, location.search); }

  /** Go to an address of the page. */
  go(to: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    const before = this.route;
    this.#read();
    if (before.name !== this.route.name) scrollTo(0, 0);
  }

  /* Links inside the page change the route; everything else is the browser's. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
