/* What the build makes of other files, so that the page carries only what it shows. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/* A vite plugin: `import made from './list.json?name'` brings what `make` makes of the file. */
const fromFile = (name, make) => ({
  name,
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(`?${name}`)) return null;
    const found = await this.resolve(source.slice(0, -name.length - 1), importer, { skipSelf: true });
    return found && `\0${found.id}?${name}.js`;
  },
  load(id) {
    if (!id.startsWith('\0') || !id.endsWith(`?${name}.js`)) return null;
    const file = id.slice(1, -name.length - 4);
    this.addWatchFile(file);
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(make(readFileSync(file, 'utf8'), file)))});`;
  },
});

const LEFT_OUT = /^(provenance|reconstructed|notes|name_|class_ru|conventions|schema_version)/;

/** Bring a game's own data, without the words (they come with the texts) and without where each number was found. */
export const facts = () =>
  fromFile('facts', (text) => JSON.parse(text, (key, value) => (LEFT_OUT.test(key) ? undefined : value)));

/** Turn a list { ours: "name-in-the-set" } into SVG paths. */
export function gameIcons() {
  let set;
  return fromFile('game-icons', (text, file) => {
    set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons;
    const drawn = (theirs) => {
      if (!set[theirs]) throw new Error(`${file}: there is no icon '${theirs}' in the set`);
      return set[theirs].body;
    };
    return Object.fromEntries(Object.entries(JSON.parse(text)).map(([ours, theirs]) => [ours, drawn(theirs)]));
  });
}

const WEIGHTS = { 'Exo 2': [500, 600, 700], Inter: [400, 500, 600], 'JetBrains Mono': [500] };
const RANGES = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
    'U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
};

function fontFace(family, weight, letters) {
  const file = family.toLowerCase().replaceAll(' ', '-');
  return `@font-face {
    font-family: '${family}'; font-weight: ${weight}; font-display: swap; unicode-range: ${RANGES[letters]};
    src: url('@fontsource/${file}/files/${file}-${letters}-${weight}-normal.woff2') format('woff2');
  }`;
}

/** Bring the fonts with `import 'virtual:fonts.css'`: Latin and Cyrillic only, each loaded when the page shows such letters. */
export const fonts = () => ({
  name: 'fonts',
  resolveId: (source) => (source === 'virtual:fonts.css' ? source : null),
  load: (id) =>
    id === 'virtual:fonts.css'
      ? Object.entries(WEIGHTS)
          .flatMap(([family, weights]) =>
            weights.flatMap((weight) => Object.keys(RANGES).map((letters) => fontFace(family, weight, letters))),
          )
          .join('\n')
      : null,
});
