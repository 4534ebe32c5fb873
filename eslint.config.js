import js from '@eslint/js';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importRefusal, LIMITS, SYSTEM_SOURCES } from './tools/layers.js';

const WEB = [
  'packages/{client,ui}/**/*.{ts,tsx}',
  'areas/*/*/web/**/*.{ts,tsx}',
  'games/views.ts',
  'games/*/view/**/*.{ts,tsx}',
  'apps/web/src/**/*.{ts,tsx}',
];
/** Machinery around the product: it measures real time and talks to a terminal. */
const AROUND = ['tools/**', 'bench/**', 'prove/**', 'e2e/**', '*.config.*', '**/*.test.{ts,tsx}'];

const pathOf = (context) => context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');

/** Holds every import against tools/layers.js. */
const layers = {
  meta: { type: 'problem', schema: [], messages: { no: "'{{what}}' {{why}}." } },
  create(context) {
    const judge = (node, source) => {
      if (typeof source?.value !== 'string') return;
      const why = importRefusal(pathOf(context), source.value);
      if (why) context.report({ node, messageId: 'no', data: { what: source.value, why } });
    };
    const bySource = (node) => judge(node, node.source);
    return {
      ImportDeclaration: bySource,
      ImportExpression: bySource,
      ExportNamedDeclaration: bySource,
      ExportAllDeclaration: bySource,
    };
  },
};

const TIME = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes from app.clock (kernel/clock): the sandbox moves it.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time comes from app.clock (kernel/clock): the sandbox moves it.',
  },
  {
    selector: "CallExpression[callee.name='Date']",
    message: 'Time comes from app.clock (kernel/clock): the sandbox moves it.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Randomness comes from kernel/random or the committed seeds.',
  },
];
/** The browsers at the floor (iOS 12.4) cannot even parse it: docs/decisions/006. */
const NO_BIGINT = {
  selector: 'Literal[bigint]',
  message: 'No BigInt outside games and the verifier; use strings and kernel/decimal.',
};

/** Functions of the library that the floor lacks; syntax is lowered by the build. */
const YOUNG =
  'replaceAll|matchAll|at|findLast|findLastIndex|toSorted|toReversed|toSpliced|hasOwn|' +
  'allSettled|any';
const NO_YOUNG = {
  selector: `CallExpression[callee.property.name=/^(${YOUNG})$/]`,
  message: 'The oldest supported browsers (iOS 12.4) lack this: see docs/decisions/006.',
};

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**', 'coverage/**', 'artifacts/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    ignores: ['**/*.d.ts'],
    plugins: { palaro: { rules: { layers } } },
    rules: { 'palaro/layers': 'error' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  { files: ['apps/web/public/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['apps/web/src/sw/*.js'],
    languageOptions: { globals: { ...globals.serviceworker, __SHELL__: 'readonly' } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.server.json', './tsconfig.web.json', './tsconfig.e2e.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'no-undef': 'off', // The compiler knows better.
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...TIME],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: WEB,
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': ['error', { allow: ['error'] }], // APP-10; a browser has no other log.
    },
  },
  {
    files: WEB,
    ignores: ['games/*/view/**', 'areas/gaming/play/web/verify/**', '**/*.test.*'],
    rules: { 'no-restricted-syntax': ['error', ...TIME, NO_BIGINT, NO_YOUNG] },
  },
  {
    files: ['packages/{kernel,api,whitelabel,rules}/src/**', 'areas/*/*/*.api.ts'],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-syntax': ['error', ...TIME, NO_YOUNG] },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    ignores: ['**/*.d.ts'],
    rules: {
      'max-lines': ['error', LIMITS.lines],
      'max-lines-per-function': ['error', { max: LIMITS.functionLines, IIFEs: true }],
    },
  },
  {
    // What `describe` is given holds a file's tests, and is no function in the sense of the limit.
    files: ['**/*.{test,spec,e2e}.{ts,tsx}', '**/test-*.ts', 'e2e/**'],
    rules: { 'max-lines': ['error', LIMITS.testLines], 'max-lines-per-function': 'off' },
  },
  { files: ['apps/**/*.js'], rules: { 'no-console': 'error' } },
  { files: [...AROUND, ...SYSTEM_SOURCES], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['tools/**', 'bench/**', 'e2e/**'], rules: { 'no-console': 'off' } },
);
