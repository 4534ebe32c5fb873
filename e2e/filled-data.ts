// One site creates the database and fills the demo; every worker's site starts on a copy of its
// folder, which takes a second instead of eight.
import { chownSync, cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  makeScratch,
  OWNER,
  scratchFolder,
  sweepScratch,
} from '../packages/testkit/src/scratch-folder.ts';
import { startSite } from '../packages/testkit/src/site.ts';

const PREFIX = 'palaro-e2e-';
/** Tells the workers, which inherit it, where the filled folder is. */
const FILLED = 'PALARO_E2E_FILLED';

/** Fills a folder for this run, and answers what removes it. */
export async function fillData(): Promise<() => void> {
  const folder = scratchFolder();
  if (folder === tmpdir()) console.log(`The sites' data lie on the disk, in ${folder}`);
  await sweepScratch(folder, PREFIX);
  const filled = makeScratch(folder, PREFIX);
  const site = await startSite({ dataDir: filled, built: true, env: { DEMO: '1' } });
  const code = await site.stop();
  if (code !== 0) throw new Error(`the first site ended with ${code}: ${site.output()}`);
  process.env[FILLED] = filled;
  return () => rmSync(filled, { recursive: true, force: true });
}

/** A copy for one site, which it may change; who starts the site removes it. */
export function copyFilledData(): string {
  const { [FILLED]: filled } = process.env;
  if (filled === undefined) throw new Error('no data were filled for the browser tests');
  const copy = makeScratch(scratchFolder(), PREFIX);
  cpSync(filled, copy, { recursive: true, filter: (path) => path !== join(filled, OWNER) });
  if (process.getuid?.() === 0) giveToOwners(filled, copy);
  return copy;
}

/** PostgreSQL never runs as root, so root gives each file of a copy to the original's owner. */
function giveToOwners(from: string, to: string): void {
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const { uid, gid } = statSync(join(from, path));
    if (uid !== 0) chownSync(join(to, path), uid, gid);
  }
}
