import js from '@eslint/js';
import jsdoc from 'eslint-plugin-jsdoc';
import stylistic from '@stylistic/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'dist',
    'server',
    'tests/sites/*/{dist,server}',
    '**/.dumi',
    '.cache',
    'coverage',
    'bench/peers',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    // One program for all files, as in `tsc`: the service, which editors need, takes a sixth more
    // processor time.
    languageOptions: {
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Prettier wraps code and leaves comments alone. Demos are shown to readers as they stand.
    files: ['**/*.{ts,tsx,mts,mjs}'],
    ignores: ['demos/**'],
    plugins: { '@stylistic': stylistic },
    rules: {
      '@stylistic/max-len': ['error', { code: 1000, comments: 100, ignoreUrls: true }],
    },
  },
  {
    files: ['{src,theme,demos}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Else a button in a form submits it, and looks like none of the others.
    files: ['{src,theme}/**/*.tsx'],
    ignores: ['src/ui/Button.tsx', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name="button"]',
          message: 'Use Button of src/ui/Button.tsx.',
        },
      ],
    },
  },
  {
    // What others import has to say what it is for; demos and tests say it in their page and their
    // title.
    files: ['{src,theme}/**/*.{ts,tsx}', '{scripts,bench}/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          require: { FunctionDeclaration: true, ClassDeclaration: true },
          contexts: ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'VariableDeclaration'],
          enableFixer: false,
        },
      ],
      'jsdoc/require-description': ['error', { contexts: ['any'] }],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
);
