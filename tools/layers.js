// Who may import whom. One table; the linter (eslint.config.js) and tools/tidy.test.ts read it.

/** Areas by tier: an area may import those of a lower tier, and of its own as `WITHIN` says. */
export const TIERS = {
  base: ['accounts', 'wallet', 'catalogue', 'content', 'delivery', 'verification'],
  product: [
    'play',
    'gateway',
    'records',
    'transfers',
    'reconciliation',
    'inbox',
    'support',
    'registration',
    'trial',
    'social',
    'passwords',
    'security',
    'kyc',
    'privacy',
  ],
  composed: ['home', 'mine', 'entry'],
};

/** Imports inside one tier, kept acyclic; everything else sideways goes by `app.bus` events. */
export const WITHIN = {
  verification: ['delivery'],
  accounts: ['wallet', 'verification', 'delivery'],
  catalogue: ['accounts', 'wallet'],
  content: ['accounts'],
  records: ['play'],
  security: ['social'],
  social: ['registration'],
  trial: ['registration'],
};

const SHARED = ['kernel', 'api', 'whitelabel', 'rules'];
const SERVER = [...SHARED, 'server'];
const WEB = [...SHARED, 'client', 'ui'];

/** Workspaces by the name after `@palaro/`: their folder and the workspaces they may import. */
export const WORKSPACES = {
  kernel: { folder: 'packages/kernel', may: [] },
  fairness: { folder: 'packages/fairness', may: ['kernel'] },
  whitelabel: { folder: 'packages/whitelabel', may: ['kernel'] },
  rules: { folder: 'packages/rules', may: [] },
  api: { folder: 'packages/api', may: ['kernel', 'whitelabel'] },
  ledger: { folder: 'packages/ledger', may: ['kernel'] },
  server: { folder: 'packages/server', may: SHARED },
  client: { folder: 'packages/client', may: SHARED },
  ui: { folder: 'packages/ui', may: [...SHARED, 'client'] },
  testkit: {
    folder: 'packages/testkit',
    may: [...SERVER, 'ledger', 'fairness', 'server-app', 'areas'],
  },
  games: { folder: 'games', may: [...WEB, 'fairness'] },
  vendors: { folder: 'vendors', may: ['kernel', 'api'] },
  'server-app': {
    folder: 'apps/server',
    may: [...SERVER, 'ledger', 'fairness', 'games', 'vendors', 'areas'],
  },
  web: { folder: 'apps/web', may: [...WEB, 'games', 'fairness', 'areas'] },
  'demo-vendor': { folder: 'apps/demo-vendor', may: ['kernel', 'vendors'] },
};

/**
 * Workspaces that an area may import besides other areas. Only the wallet reaches the ledger: it is
 * the one door for money.
 */
const EVERY_AREA = [...SERVER, 'client', 'ui'];
export const AREA_EXTRAS = {
  accounts: [],
  wallet: ['ledger'],
  catalogue: ['games', 'vendors'],
  content: [],
  play: ['games', 'fairness'],
  gateway: ['vendors'],
  records: ['games', 'fairness'],
  home: ['games'],
  transfers: ['vendors'],
  reconciliation: ['ledger', 'vendors'],
  inbox: [],
  support: [],
  mine: [],
  delivery: [],
  verification: [],
  registration: [],
  trial: [],
  social: [],
  passwords: [],
  security: [],
  kyc: [],
  privacy: [],
  entry: [],
};

/** What tests may import on top: the real database and the whole server, never another area. */
const TESTS_MAY = ['testkit', 'server-app', 'server', 'ledger', 'kernel', 'api'];

/**
 * Where code runs. Web code never reaches server code, and shared code (calls, texts, rules)
 * reaches neither: it would drag one side into the other. The first matching row decides.
 */
export const SIDES = [
  [/^packages\/(kernel|api|whitelabel|rules|fairness)\//, 'shared'],
  [/^packages\/(server|ledger|testkit)\//, 'server'],
  [/^packages\/(client|ui)\//, 'web'],
  [/^areas\/[^/]+\/server\//, 'server'],
  [/^areas\/[^/]+\/web\//, 'web'],
  [/^areas\//, 'shared'],
  [/^games\/(views\.ts|[^/]+\/view\/)/, 'web'],
  [/^games\//, 'shared'],
  [/^vendors\//, 'server'],
  [/^apps\/web\//, 'web'],
  [/^apps\/demo-vendor\/web\//, 'web'],
  [/^apps\//, 'server'],
];

/** Code without I/O: no Node module, and of npm only what is named. Tests are free. */
export const PURE = [
  { files: /^packages\/(kernel|whitelabel|rules)\//, npm: [] },
  { files: /^packages\/api\//, npm: ['typebox'] },
  { files: /^packages\/fairness\//, npm: ['@noble/hashes'] },
  { files: /^packages\/ledger\/src\/rules(\.ts|\/)/, npm: [] },
  { files: /^games\/(?!views)([^/]+|[^/]+\/[^/]+)\.ts$/, npm: [] },
  { files: /^areas\/[^/]+\/[^/]+\.ts$/, npm: ['typebox'] },
];

/** `test-wallet.ts`: what several tests of a folder share. */
const isTest = (path) =>
  /\.(test|spec|e2e)\.tsx?$|\/test-[\w-]+\.tsx?$/.test(path) || /(^|\/)fixtures\//.test(path);

/** Programs outside of all workspaces that one of them may use. */
const OUTSIDE = { testkit: /^tools\/lib\// };

/** `web`, `server`, `shared`; null for tools, benches and browser tests, which see everything. */
export function sideOf(path) {
  if (/\.config\.[jt]s$/.test(path)) return null;
  const row = SIDES.find(([files]) => files.test(path));
  return row ? row[1] : null;
}

/** The workspace a file belongs to, by its name after `@palaro/`; null outside of all. */
export function workspaceOf(path) {
  const area = /^areas\/([^/]+)\//.exec(path);
  if (area) return area[1];
  const own = Object.entries(WORKSPACES).find(([, { folder }]) => path.startsWith(`${folder}/`));
  return own ? own[0] : null;
}

const tierOf = (area) => Object.keys(TIERS).findIndex((tier) => TIERS[tier].includes(area));
const isArea = (name) => tierOf(name) >= 0;

function mayImport(from, to) {
  if (!isArea(from)) {
    // An area without a tier is its own finding (tools/tidy/imports.ts).
    const may = WORKSPACES[from]?.may ?? [to];
    return may.includes(to) || (isArea(to) && may.includes('areas'));
  }
  if (!isArea(to)) return EVERY_AREA.includes(to) || AREA_EXTRAS[from].includes(to);
  return tierOf(to) < tierOf(from) || (WITHIN[from] ?? []).includes(to);
}

/** The folder of a door that says on which side it is; `./api` and the texts are shared. */
function sideOfDoor(name, door) {
  if (!isArea(name)) {
    if (name === 'games') return door.startsWith('views') ? 'web' : 'shared';
    return sideOf(`${WORKSPACES[name].folder}/src/`);
  }
  if (door.startsWith('web')) return 'web';
  return door.startsWith('server') ? 'server' : 'shared';
}

/** Resolves `./x` and `../x` against the importing file; null where it leaves the repository. */
export function resolveRelative(fromPath, specifier) {
  const parts = fromPath.split('/').slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '..') {
      if (parts.length === 0) return null;
      parts.pop();
    } else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

function sideRefusal(from, to) {
  if (from === null || to === null || from === to || to === 'shared') return null;
  return `${from} code must not reach ${to} code`;
}

function ownRefusal(path, specifier) {
  const target = resolveRelative(path, specifier);
  if (target === null) return 'leaves the repository';
  const [from, to] = [workspaceOf(path), workspaceOf(target)];
  if (from === null) return null;
  if (to === null && OUTSIDE[from]?.test(target)) return null;
  if (from !== to) return 'goes by a path into another workspace; use its name and door';
  return isTest(path) ? null : sideRefusal(sideOf(path), sideOf(target));
}

function doorRefusal(path, specifier) {
  const [, to, ...rest] = specifier.split('/');
  if (!isArea(to) && !(to in WORKSPACES)) return `is no row of tools/layers.js`;
  const from = workspaceOf(path);
  if (from === null || from === to) return null;
  if (isTest(path) && TESTS_MAY.includes(to)) return null;
  if (!mayImport(from, to)) return `${from} must not import ${to} (tools/layers.js)`;
  return isTest(path) ? null : sideRefusal(sideOf(path), sideOfDoor(to, rest.join('/')));
}

function outsideRefusal(path, specifier) {
  const pure = isTest(path) ? undefined : PURE.find(({ files }) => files.test(path));
  if (!pure) {
    const web = sideOf(path) === 'web' && specifier.startsWith('node:') && !isTest(path);
    return web ? 'web code must not use Node modules' : null;
  }
  const allowed = pure.npm.some((name) => specifier === name || specifier.startsWith(`${name}/`));
  return allowed ? null : 'this code does no I/O: only what PURE in tools/layers.js names';
}

/** Why a file must not import this; null when it may. `path` is relative to the repository. */
export function importRefusal(path, specifier) {
  if (/^\.\.?\//.test(specifier)) return ownRefusal(path, specifier);
  if (specifier.startsWith('@palaro/')) return doorRefusal(path, specifier);
  return outsideRefusal(path, specifier);
}

/** Size limits of a file: lines, lines of a function, columns. */
export const LIMITS = { lines: 400, testLines: 600, functionLines: 70, columns: 100 };

/** The only files that ask the system for the time or for randomness. */
export const SYSTEM_SOURCES = ['packages/kernel/src/clock.ts', 'packages/kernel/src/random.ts'];
