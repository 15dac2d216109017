/** Find a word among all that there are; undefined: it is none of them. */
export const oneOf = <Name extends string>(all: readonly Name[], word: string | undefined): Name | undefined =>
  all.find((name) => name === word);

/** Make a record of something for each name. */
export function each<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name, index: number) => Value,
): Record<Name, Value>;
export function each(names: readonly string[], make: (name: string, index: number) => unknown): object {
  return Object.fromEntries(names.map((name, index) => [name, make(name, index)]));
}
