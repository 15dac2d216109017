/* Colours stand in the tokens, in the palettes of the games and among the paints; everything else names them. */
const PALETTES = ['src/ui/tokens.css', 'src/games/*/palette.css', 'src/art/paints.css'];

const noColours = {
  'color-named': 'never',
  'color-no-hex': true,
  'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
};

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-recommended'],
  rules: {
    ...noColours,
    'no-descending-specificity': null, // .disabled after :hover is meant
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    {
      files: PALETTES,
      rules: Object.fromEntries(Object.keys(noColours).map((rule) => [rule, null])),
    },
  ],
};
