import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inParallel } from '../in-parallel.ts';
import type { Proof } from '../proof.ts';
import { addTo, HISTORIES_A_WORLD, playSite, type Played, type Share } from './world.ts';

/** A site is left after so many, so that what is broken in its sums is found while it is near. */
const HISTORIES_A_SITE = 2_500;
/** Much is made and left behind at once here: a larger space for it costs less to clean. */
const YOUNG_SPACE = '--max-semi-space-size=64';

/** Whole worlds for each site; every core has one at a time. */
function sitesOf(n: number, cores: number) {
  const share = Math.ceil(n / cores / HISTORIES_A_WORLD) * HISTORIES_A_WORLD;
  const size = Math.min(share, HISTORIES_A_SITE);
  return Array.from({ length: Math.ceil(n / size) }, (_, at) => ({
    firstWorld: (at * size) / HISTORIES_A_WORLD,
    size: Math.min(size, n - at * size),
  }));
}

/** Plays a site in a process of its own. */
function playBeside({ n, seed }: Share): Promise<Played> {
  const child = fork(join(import.meta.dirname, 'one-site.ts'), [String(n), String(seed)], {
    execArgv: [...process.execArgv, YOUNG_SPACE],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (played) => resolve(played as Played));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`a site's process ended with ${code}`)));
  });
}

export const cashier: Proof = {
  says: 'deposits and withdrawals in every order: the ledger ends as the provider’s books',
  unit: 'histories',
  short: 60,
  long: 100_000,
  async run({ n, seed, say }) {
    const sites = sitesOf(n, availableParallelism());
    const figures: Record<string, number> = { histories: n };
    const failures: string[] = [];
    let done = 0;
    await inParallel(sites, availableParallelism(), async ({ firstWorld, size }) => {
      const alone = sites.length === 1;
      const played = await (alone ? playSite : playBeside)({ n: size, seed: seed + firstWorld });
      addTo(figures, played.figures);
      failures.push(...played.failures);
      // A long run may be cut off before its end.
      for (const line of played.failures) say(`  BROKEN ${line}`);
      say(`  ${(done += size)} histories`);
    });
    return { figures, failures };
  },
};
