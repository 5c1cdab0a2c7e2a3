// What eslint looks for in the page: mistakes, not taste. Types are svelte-check's, how lines are laid out is prettier's.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules/', 'public/', 'src/wire.ts', 'src/games/*/state.ts', 'src/games/*/facts.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-undef': 'off', // the compiler knows better
      'no-var': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      'svelte/require-each-key': 'off', // lists here are drawn anew with each update, few of them have anything of their own to keep
      'svelte/prefer-svelte-reactivity': 'off', // those that are found are made and thrown away within one function
      'svelte/no-useless-mustaches': 'off', // a space that must not be lost is written as one
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check says which it needs
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { 'prefer-const': 'off', 'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$derived', '$state'] }] },
  },
);
