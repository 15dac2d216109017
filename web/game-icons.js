/* A vite plugin: `import art from './icons.json?game-icons'` turns a list { ours: "name-in-the-set" } into SVG paths,
   so that the page carries only the icons that it shows. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const QUERY = '?game-icons';

/** Make the plugin. */
export function gameIcons() {
  let set;
  return {
    name: 'game-icons',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const found = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      return found && '\0' + found.id + QUERY + '.js';
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(QUERY + '.js')) return null;
      const file = id.slice(1, -(QUERY.length + 3));
      this.addWatchFile(file);
      set ??= JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
      ).icons;
      const picked = Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([ours, theirs]) => {
        if (!set[theirs]) this.error(`${file}: there is no icon '${theirs}' in the set`);
        return [ours, set[theirs].body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(picked))};`;
    },
  };
}
