// Who may import whom, in one table. The linter (tools/lint/plugin.js) judges imports by it.

/**
 * One row an area. `group` is its folder. `tier` decides what it may import: areas of a lower tier,
 * and of the same tier only those in `within`, which must stay acyclic. Areas of the same tier
 * otherwise talk by events. `extras` are further workspaces it may import: only the wallet moves
 * money, so only money's areas may import the ledger.
 */
export const AREAS = {
  accounts: {
    group: 'identity',
    tier: 'base',
    within: ['wallet', 'verification', 'delivery'],
    extras: [],
  },
  verification: { group: 'identity', tier: 'base', within: ['delivery'], extras: [] },
  'step-up': {
    group: 'identity',
    tier: 'base',
    within: ['accounts', 'verification'],
    extras: [],
  },
  registration: { group: 'identity', tier: 'product', within: [], extras: [] },
  passwords: { group: 'identity', tier: 'product', within: [], extras: [] },
  'second-factor': { group: 'identity', tier: 'product', within: [], extras: [] },
  profile: {
    group: 'identity',
    tier: 'product',
    within: ['second-factor', 'bank-cards', 'social'],
    extras: [],
  },
  social: { group: 'identity', tier: 'product', within: [], extras: [] },
  kyc: { group: 'identity', tier: 'product', within: [], extras: [] },
  privacy: { group: 'identity', tier: 'product', within: [], extras: [] },
  trial: { group: 'identity', tier: 'product', within: ['registration'], extras: [] },
  entry: { group: 'identity', tier: 'composed', within: [], extras: [] },
  wallet: { group: 'money', tier: 'base', within: [], extras: ['ledger'] },
  'bank-cards': { group: 'money', tier: 'product', within: [], extras: [] },
  transfers: { group: 'money', tier: 'product', within: [], extras: ['vendors'] },
  records: { group: 'money', tier: 'product', within: ['reconciliation', 'play'], extras: [] },
  reconciliation: { group: 'money', tier: 'product', within: [], extras: ['ledger', 'vendors'] },
  catalogue: {
    group: 'gaming',
    tier: 'base',
    within: ['accounts', 'wallet', 'content', 'turnover'],
    extras: ['games', 'vendors'],
  },
  play: { group: 'gaming', tier: 'product', within: [], extras: ['games', 'fairness'] },
  gateway: { group: 'gaming', tier: 'product', within: [], extras: ['vendors'] },
  home: { group: 'site', tier: 'composed', within: [], extras: [] },
  mine: { group: 'site', tier: 'composed', within: [], extras: [] },
  content: { group: 'site', tier: 'base', within: [], extras: [] },
  inbox: { group: 'site', tier: 'product', within: [], extras: [] },
  support: { group: 'site', tier: 'product', within: [], extras: [] },
  delivery: { group: 'site', tier: 'base', within: [], extras: [] },
  'white-label': { group: 'site', tier: 'product', within: [], extras: [] },
  operators: {
    group: 'operators',
    tier: 'base',
    within: ['accounts', 'verification', 'delivery'],
    extras: [],
  },
  audit: { group: 'operators', tier: 'base', within: ['delivery'], extras: [] },
  changes: { group: 'operators', tier: 'base', within: ['delivery'], extras: [] },
  overview: { group: 'operators', tier: 'composed', within: [], extras: [] },
  members: { group: 'operators', tier: 'composed', within: [], extras: [] },
  cashier: {
    group: 'money',
    tier: 'product',
    within: ['bank-cards', 'kyc', 'records'],
    extras: ['ledger', 'providers'],
  },
  turnover: { group: 'money', tier: 'base', within: ['wallet'], extras: ['ledger'] },
  limits: {
    group: 'care',
    tier: 'base',
    within: ['accounts', 'wallet', 'step-up', 'verification'],
    extras: [],
  },
  'deny-list': {
    group: 'identity',
    tier: 'base',
    within: ['accounts', 'step-up', 'verification'],
    extras: [],
  },
  promotions: {
    group: 'rewards',
    tier: 'product',
    within: ['kyc', 'records'],
    extras: ['ledger'],
  },
  club: { group: 'rewards', tier: 'product', within: ['promotions', 'records'], extras: [] },
  rebate: { group: 'rewards', tier: 'product', within: ['club', 'records'], extras: ['ledger'] },
  offers: { group: 'rewards', tier: 'product', within: ['cashier', 'promotions'], extras: [] },
  referral: {
    group: 'rewards',
    tier: 'product',
    within: ['club', 'promotions', 'records', 'registration'],
    extras: [],
  },
  'lucky-draw': {
    group: 'rewards',
    tier: 'product',
    within: ['promotions', 'records'],
    extras: ['ledger', 'fairness'],
  },
  missions: { group: 'rewards', tier: 'product', within: ['promotions'], extras: [] },
  rain: {
    group: 'rewards',
    tier: 'product',
    within: ['promotions'],
    extras: ['ledger', 'fairness'],
  },
  cashback: {
    group: 'rewards',
    tier: 'product',
    within: ['missions', 'promotions'],
    extras: [],
  },
  applications: { group: 'rewards', tier: 'product', within: ['promotions'], extras: [] },
  segments: { group: 'site', tier: 'base', within: [], extras: [] },
};

/** From the lowest tier, which all others may import, to the highest. */
export const TIERS = ['base', 'product', 'composed'];

/** Groups of related areas. They help a reader find an area; they do not limit imports. */
export const GROUPS = [
  'identity',
  'money',
  'gaming',
  'rewards',
  'agents',
  'care',
  'site',
  'operators',
];

/** Workspaces by the name after `@palaro/`: their folder and the workspaces they may import. */
export const WORKSPACES = {
  kernel: { folder: 'packages/kernel', may: [] },
  fairness: { folder: 'packages/fairness', may: ['kernel'] },
  whitelabel: { folder: 'packages/whitelabel', may: ['kernel'] },
  rules: { folder: 'packages/rules', may: [] },
  permissions: { folder: 'packages/permissions', may: [] },
  api: { folder: 'packages/api', may: ['whitelabel', 'permissions'] },
  ledger: { folder: 'packages/ledger', may: ['kernel'] },
  server: { folder: 'packages/server', may: ['kernel', 'api', 'whitelabel', 'permissions'] },
  client: { folder: 'packages/client', may: ['kernel', 'api', 'whitelabel'] },
  ui: { folder: 'packages/ui', may: ['kernel', 'whitelabel', 'client'] },
  desk: { folder: 'packages/desk', may: ['kernel', 'api', 'permissions', 'client', 'ui'] },
  testkit: {
    folder: 'packages/testkit',
    may: ['kernel', 'api', 'permissions', 'server', 'server-app', 'areas'],
  },
  games: { folder: 'games', may: ['kernel', 'api', 'client', 'ui', 'fairness'] },
  vendors: { folder: 'vendors', may: ['kernel'] },
  providers: { folder: 'providers', may: ['kernel'] },
  'server-app': {
    folder: 'apps/server',
    may: [
      'kernel',
      'api',
      'whitelabel',
      'permissions',
      'server',
      'ledger',
      'games',
      'demo-social',
      'vendors',
      'providers',
      'areas',
    ],
  },
  web: { folder: 'apps/web', may: ['kernel', 'api', 'whitelabel', 'client', 'ui', 'areas'] },
  console: {
    folder: 'apps/console',
    may: ['api', 'client', 'ui', 'desk', 'areas'],
  },
  'demo-vendor': { folder: 'apps/demo-vendor', may: ['kernel', 'vendors'] },
  'demo-social': { folder: 'apps/demo-social', may: ['kernel', 'server'] },
  'sandbox-pay': { folder: 'apps/sandbox-pay', may: ['kernel', 'providers'] },
};

/** What every area may import, on any side; SIDES keeps browser and server apart. */
const EVERY_AREA = [
  'kernel',
  'api',
  'whitelabel',
  'permissions',
  'rules',
  'server',
  'client',
  'ui',
  'desk',
];

/**
 * What tests may import as well: the real database, the whole server, the web app's page table and
 * the providers that log people in and take their money, but no other area.
 */
const TESTS_MAY = [
  'testkit',
  'server-app',
  'server',
  'ledger',
  'kernel',
  'api',
  'web',
  'demo-social',
  'sandbox-pay',
];

/**
 * Where code runs. Web code never reaches server code. Shared code (calls, texts, rules) reaches
 * neither, because it would drag one side into the other. The first matching row decides.
 */
export const SIDES = [
  [/^packages\/(kernel|api|whitelabel|permissions|rules|fairness)\//, 'shared'],
  [/^packages\/(server|ledger|testkit)\//, 'server'],
  [/^packages\/(client|ui|desk)\//, 'web'],
  [/^areas\/[^/]+\/[^/]+\/server\//, 'server'],
  [/^areas\/[^/]+\/[^/]+\/(web|console)\//, 'web'],
  [/^areas\//, 'shared'],
  [/^games\/(views\.ts|[^/]+\/view\/)/, 'web'],
  // Holds the rules of all games; a browser loads only those of the game it shows.
  [/^games\/index\.ts/, 'server'],
  [/^games\//, 'shared'],
  [/^(vendors|providers)\//, 'server'],
  [/^apps\/(web|console)\//, 'web'],
  [/^apps\//, 'server'],
];

/** Code without I/O: no Node modules, and only the named npm packages. Tests are exempt. */
export const PURE = [
  { files: /^packages\/(kernel|whitelabel|permissions|rules)\//, npm: [] },
  { files: /^packages\/api\//, npm: ['typebox'] },
  { files: /^packages\/fairness\//, npm: ['@noble/hashes'] },
  { files: /^games\/(?!views)([^/]+|[^/]+\/[^/]+)\.ts$/, npm: [] },
  { files: /^areas\/[^/]+\/[^/]+\/[^/]+\.ts$/, npm: ['typebox'] },
];

/** `test-wallet.ts`: shared by several tests of a folder. */
const isTest = (path) =>
  /\.(test|spec|e2e)\.tsx?$|\/test-[\w-]+\.tsx?$/.test(path) || /(^|\/)fixtures\//.test(path);

/** Programs outside all workspaces that a workspace may use. */
const OUTSIDE = { testkit: /^tools\/lib\// };

/** `web`, `server`, `shared`; null for tools, benches and browser tests, which may import all. */
export function sideOf(path) {
  if (/\.config\.[jt]s$/.test(path)) return null;
  const row = SIDES.find(([files]) => files.test(path));
  return row ? row[1] : null;
}

/** The workspace of a file, by its name after `@palaro/`; null outside all workspaces. */
export function workspaceOf(path) {
  const area = /^areas\/[^/]+\/([^/]+)\//.exec(path);
  if (area) return area[1];
  const own = Object.entries(WORKSPACES).find(([, { folder }]) => path.startsWith(`${folder}/`));
  return own ? own[0] : null;
}

const isArea = (name) => name in AREAS;
const tierOf = (area) => TIERS.indexOf(AREAS[area].tier);

function mayImport(from, to) {
  if (!isArea(from)) {
    // tools/tidy/imports.ts reports an area without a row.
    const may = WORKSPACES[from]?.may ?? [to];
    return may.includes(to) || (isArea(to) && may.includes('areas'));
  }
  if (!isArea(to)) return EVERY_AREA.includes(to) || AREAS[from].extras.includes(to);
  return tierOf(to) < tierOf(from) || AREAS[from].within.includes(to);
}

/** The side of a door, read from its folder's name; `./api` and the texts are shared. */
function sideOfDoor(name, door) {
  if (!isArea(name)) {
    if (name === 'games') return sideOf(`games/${door === '' ? 'index' : door}.ts`);
    return sideOf(`${WORKSPACES[name].folder}/src/`);
  }
  if (/^(web|console)(\/|$)/.test(door)) return 'web';
  return door.startsWith('server') ? 'server' : 'shared';
}

/** Resolves `./x` and `../x` against the importing file; null if that leaves the repository. */
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
  const from = workspaceOf(path);
  const to = workspaceOf(target);
  if (from === null) return null;
  if (to === null && OUTSIDE[from]?.test(target)) return null;
  if (from !== to) return 'imports another workspace by a path; use its name and door';
  return isTest(path) ? null : sideRefusal(sideOf(path), sideOf(target));
}

function doorRefusal(path, specifier) {
  const [, to, ...rest] = specifier.split('/');
  if (!isArea(to) && !(to in WORKSPACES)) return `has no row in tools/layers.js`;
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
  return allowed
    ? null
    : 'this code does no I/O: only what PURE in tools/layers.js names is allowed';
}

/** Why a file must not import this, or null if it may. `path` is relative to the repository. */
export function importRefusal(path, specifier) {
  if (/^\.\.?\//.test(specifier)) return ownRefusal(path, specifier);
  if (specifier.startsWith('@palaro/')) return doorRefusal(path, specifier);
  return outsideRefusal(path, specifier);
}

/** Only these files may read the system's time or randomness. */
export const SYSTEM_SOURCES = ['packages/kernel/src/clock.ts', 'packages/kernel/src/random.ts'];
