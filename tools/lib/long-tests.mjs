/** The crawl and what it stands on; other browser tests share more. */
const SITE_OF_TESTS = /^e2e\/(crawl\.e2e|site|own-site|accessible|filled-data)\.ts$/;

/**
 * Tests that a run leaves out while nothing that they are about has changed since the last green
 * long run (`npm test -- --long`). Each names its files for Vitest or its tag for Playwright, and
 * the paths that it is about: its own code and the contracts that it holds others to.
 */
export const LONG_TESTS = [
  {
    name: 'the short forms of the proofs of the money’s promises',
    files: ['prove/prove.test.ts'],
    about: [
      /^prove\//,
      /^packages\/(kernel|ledger|fairness|server)\//,
      /^areas\/(money|gaming)\/[^/]+\/([^/]+\.ts|server\/.*)$/,
      /^games\/[^/]+(\/[^/]+)?\.ts$/,
      /^(vendors|providers)\//,
      /^apps\/(demo-vendor|sandbox-pay)\//,
      /^apps\/server\/(migrations|src\/(db|queue|folds|nodes))\//,
    ],
  },
  {
    name: 'npm run new, whose things are compiled and checked',
    files: ['tools/new.test.ts'],
    about: [
      /^tools\/(new|templates|tidy)[/.]/,
      /^tools\/layers\.js$/,
      /^packages\/(api|server|client|testkit)\/src\//,
      /^(games|vendors)\/[^/]+\.ts$/,
      /^apps\/(server\/src\/areas|web\/src\/app\/pages)\.ts$/,
    ],
  },
  {
    name: 'the matrices of calls, principals and operators, hostile requests, edges, secrets',
    files: [
      'apps/server/src/http/calls.test.ts',
      'apps/server/src/http/edges.test.ts',
      'apps/server/src/http/principals.test.ts',
      'apps/server/src/http/operator-matrix.test.ts',
      'apps/server/src/http/operator-audit.test.ts',
      'apps/server/src/http/hostile.test.ts',
      'apps/server/src/http/secrets.test.ts',
    ],
    about: [
      /\.api\.ts$/,
      /^packages\/(api|permissions|rules|server|whitelabel|testkit)\//,
      /^apps\/server\/src\/(http\/|sandbox\/|[^/]+\.ts$)/,
      /^areas\/(identity|operators)\/[^/]+\/server\//,
    ],
  },
  {
    name: 'the crawl of agents and trials',
    tag: '@agents-and-trials',
    about: [
      SITE_OF_TESTS,
      /^areas\/(identity\/trial|agents\/[^/]+|site\/(home|mine|inbox|support)|money\/transfers)\//,
      /^(apps\/web|packages\/(client|ui))\/src\//,
    ],
  },
  {
    name: 'the crawl in the second width and language',
    tag: '@second-width',
    about: [
      SITE_OF_TESTS,
      /\.css$/,
      /^apps\/web\/src\//,
      /^packages\/(ui|kernel\/src\/languages)\//,
    ],
  },
  {
    name: 'every page with the largest letters',
    tag: '@largest-letters',
    about: [/^e2e\/guest\/long-texts\.e2e\.ts$/, SITE_OF_TESTS, /\.css$/, /^packages\/ui\//],
  },
];

/** A test file of its own changes no product; a package may change everything. */
const EVERYTHING = /^package(-lock)?\.json$/;
const NO_PRODUCT = /\.md$|^docs\//;

const isAbout = ({ files = [], about }, path) =>
  EVERYTHING.test(path) ||
  files.includes(path) ||
  (!NO_PRODUCT.test(path) &&
    !(/\.test\.tsx?$/.test(path) && !path.startsWith('prove/')) &&
    about.some((paths) => paths.test(path)));

/**
 * The rows that a run may leave out, given the paths that changed since the last long run; none
 * where that cannot be told (`null`).
 */
export const leftOut = (changed) =>
  changed === null ? [] : LONG_TESTS.filter((row) => !changed.some((path) => isAbout(row, path)));
