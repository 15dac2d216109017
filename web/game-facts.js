/* A vite plugin: `import cards from '.../data/<game>.json?facts'` brings a game's own data to the page, without the
   words (they come with the texts) and without where each number was found. */

import { readFileSync } from 'node:fs';

const QUERY = '?facts';
const LEFT_OUT = /^(provenance|reconstructed|notes|name_|class_ru|conventions|schema_version)/;

/** Make the plugin. */
export function gameFacts() {
  return {
    name: 'game-facts',
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
      const facts = JSON.parse(readFileSync(file, 'utf8'), (key, value) => (LEFT_OUT.test(key) ? undefined : value));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(facts))});`;
    },
  };
}
