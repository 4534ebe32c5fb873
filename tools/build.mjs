import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './lib/root.mjs';
import { runNode } from './lib/run-program.mjs';
import { fail, say } from './lib/say.mjs';
import { createSourceHash } from './lib/source-hash.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'areas', 'packages', 'games'];
/** Kept beside a build: a hash of the sources it was built from. */
const STAMP = '.sources';

/** What no program of a server reads. */
const OF_PAGES = /\/(web|view|console)$|^packages\/(client|ui|testkit|desk)$/;

/** The parts of `npm start`. Vite builds each from its folder into its `dist`. */
const BUILDS = [
  {
    what: 'the member app',
    folder: 'apps/web',
    sources: [...SHARED, 'apps/web'],
    leaveOut: (path) => /\/(server|console)$|^packages\/(server|ledger|testkit|desk)$/.test(path),
  },
  {
    what: 'the console',
    folder: 'apps/console',
    sources: [...SHARED, 'apps/console'],
    leaveOut: (path) => /\/server$|^packages\/(server|ledger|testkit)$/.test(path),
  },
  {
    what: 'the server',
    folder: 'apps/server',
    sources: [
      ...SHARED,
      'apps/server',
      'apps/demo-vendor',
      'apps/demo-social',
      'apps/sandbox-pay',
      'vendors',
      'providers',
    ],
    leaveOut: (path) => OF_PAGES.test(path) || path === 'apps/server/commands',
  },
  {
    what: 'the operator’s commands',
    folder: 'apps/server/commands',
    sources: [...SHARED, 'apps/server', 'vendors', 'providers'],
    leaveOut: (path) => OF_PAGES.test(path),
  },
];

/** Builds what has changed since the last build. Ends the command if a build fails. */
export async function ensureBuilt() {
  const hashSources = createSourceHash(ROOT);
  const stale = BUILDS.filter(({ folder }) => existsSync(join(ROOT, folder, 'vite.config.ts')))
    .map((plan) => ({ ...plan, hash: hashSources(plan.sources, plan.leaveOut) }))
    .filter(({ folder, hash }) => stampOf(folder) !== hash);
  const failures = await Promise.all(stale.map(build));
  const failed = failures.filter(Boolean);
  if (failed.length > 0) fail(failed.join('\n'));
}

async function build({ what, folder, hash }) {
  say(`Building ${what}`);
  forgetBuilt(folder);
  const { code, text } = await runNode('node_modules/vite/bin/vite.js', ['build', folder], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0)
    return `${stripVTControlCharacters(text).trim()}\nBuilding ${what} failed for the reason above.`;
  writeFileSync(join(ROOT, folder, 'dist', STAMP), hash);
  return null;
}

/** Makes the next start build this folder again. */
export const forgetBuilt = (folder) => rmSync(join(ROOT, folder, 'dist', STAMP), { force: true });

function stampOf(folder) {
  const file = join(ROOT, folder, 'dist', STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled('prod');
  await ensureBuilt();
}
