import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/* Code that is older than these rules. Take a path out as soon as it is clean; put none in. */
const NOT_YET = {
  '@typescript-eslint/no-non-null-assertion': [
    'src/App.svelte',
    'src/art/{noise,planet,space_base}.ts',
    'src/games/**',
    'src/lib/{absence,log,markdown,motion,sounds}.ts',
    'src/lib/{choosing,session,texts}.svelte.ts',
    'src/main.ts',
    'src/pages/{Lobby,Start,Table}.svelte',
    'src/table/{Over,PhonePlayers,StandIn,TableMenu}.svelte',
    'src/ui/{Chat,Log,Options,Prompt,Rich,RulesText,Segmented,Tabs,Zoom}.svelte',
  ],
  '@typescript-eslint/no-unsafe-type-assertion': [
    'src/games/alien_frontiers/Pod.svelte',
    'src/games/alien_frontiers/{ghosts,words}.ts',
    'src/games/federation/{Considered,Floor}.svelte',
    'src/games/federation/{mind,words}.ts',
    'src/games/planet_unknown/facts.ts',
    'src/games/planet_unknown/{Board,Planet}.svelte',
    'src/games/space_base/cards.ts',
    'src/games/spacecorp/facts.ts',
    'src/games/spacecorp/{Hand,Minimap,Windows}.svelte',
    'src/lib/stage.ts',
    'src/lib/{router,settings}.svelte.ts',
    'src/pages/{Replay,Table}.svelte',
    'src/table/Sheet.svelte',
    'src/ui/explain.svelte.ts',
    'src/ui/{Levels,Palette,RulesText,Segmented}.svelte',
  ],
};

/* Colours stand in src/ui/tokens.css, in the palettes of the games and in src/art/paints.css; art
   names them: fill="var(--gleam)". */
const COLOUR = String.raw`(?<!url\(|href=")#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(rgb|hsl)a?\(`;
const noColours = [
  `Literal[value=/${COLOUR}/i]`,
  `TemplateElement[value.raw=/${COLOUR}/i]`,
  `SvelteLiteral[value=/${COLOUR}/i]`,
].map((selector) => ({
  selector,
  message: 'Name the colour in the palette of the game, in paints.css or in tokens.css.',
}));

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));

export default defineConfig(
  globalIgnores(['dist/', 'public/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-restricted-syntax': ['error', ...noColours],
      '@typescript-eslint/no-unsafe-type-assertion': 'error',
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowArray: true }],
      ...off(
        '@typescript-eslint/no-unnecessary-condition', // what is known before an await need not hold after it
        '@typescript-eslint/no-meaningless-void-operator', // `void text;` in an effect says what it depends on
        'svelte/prefer-svelte-reactivity', // maps and sets are replaced, not changed
        'svelte/require-each-key', // lists without pieces that move need no key
      ),
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    // To ESLint an imported component is `any`, and so is all that comes out of it. svelte-check knows its types.
    rules: off(
      '@typescript-eslint/no-unsafe-argument',
      '@typescript-eslint/no-unsafe-assignment',
      '@typescript-eslint/no-unsafe-call',
      '@typescript-eslint/no-unsafe-member-access',
      '@typescript-eslint/no-unsafe-return',
    ),
  },
  {
    // What comes from the server is what its types say; the page believes it here, and nowhere else.
    files: ['src/lib/{api,choosing.svelte,inspections.svelte,session.svelte}.ts'],
    rules: off(
      '@typescript-eslint/no-unnecessary-type-parameters',
      '@typescript-eslint/no-unsafe-assignment',
      '@typescript-eslint/no-unsafe-return',
      '@typescript-eslint/no-unsafe-type-assertion',
    ),
  },
  {
    // The art of the games is drawn by our own code; what people write never goes there.
    files: ['src/games/**', 'src/art/**', 'src/ui/{Die,Hulls,Icon,Picture,Poster,Sky}.svelte'],
    rules: off('svelte/no-at-html-tags'),
  },
  {
    files: ['**/*.test.ts', 'src/games/*/{fixture,sample}.ts'],
    rules: off('@typescript-eslint/no-non-null-assertion', '@typescript-eslint/no-unsafe-type-assertion'),
  },
  {
    files: ['*.js', '*.config.ts'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  Object.entries(NOT_YET).map(([rule, files]) => ({ files, rules: off(rule) })),
);
