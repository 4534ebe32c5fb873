import type { App } from '@palaro/server';
import { inParallel } from '../in-parallel.ts';
import { seeded } from '../seeded.ts';
import { createBank } from './bank.ts';
import { beginHistory, type History } from './history.ts';
import { judge } from './judge.ts';
import { beat, begin, think } from './play.ts';
import { endsOf, lastChecks, openSite, pass, type Site } from './site.ts';
import { settle } from './settle.ts';

/** Worlds are small, so that a seed that breaks one is quick to replay and to read. */
export const HISTORIES_A_WORLD = 100;
const BEATS = 14;
/** Each history may do three things, and an order may hold two connections while it waits. */
const AT_ONCE = 4;
const SETTLED_WITHIN = 60;
/** Questions to the provider go on for hours after an order's time. */
const ASKED_FOR_TURNS = 12;
const DAYS_LATER = [1, 2, 5, 30];

/** So many histories, from this seed on. */
export interface Share {
  n: number;
  seed: number;
}

export interface Played {
  figures: Record<string, number>;
  failures: string[];
}

/** Plays a share of the histories on a site of its own. */
export async function playSite({ n, seed }: Share): Promise<Played> {
  const site = await openSite();
  const figures: Record<string, number> = {};
  const failures: string[] = [];
  try {
    for (let done = 0, world = seed; done < n; done += HISTORIES_A_WORLD, world++) {
      const size = Math.min(n - done, HISTORIES_A_WORLD);
      const played = await playWorld(site, world, size);
      addTo(figures, played.count);
      failures.push(...played.failures.map((line) => `${line} (--n ${size} --seed ${world})`));
    }
    const last = await lastChecks(site);
    failures.push(...last.map((line) => `${line} (--n ${n} --seed ${seed})`));
    addTo(figures, site.statements.figures);
    addTo(figures, await endsOf(site.app));
    return { figures, failures };
  } finally {
    await site.stop();
  }
}

/** Adds each figure to the sum of its name. */
export function addTo(sums: Record<string, number>, figures: Readonly<Record<string, number>>) {
  for (const [what, count] of Object.entries(figures)) sums[what] = (sums[what] ?? 0) + count;
}

async function playWorld(site: Site, seed: number, size: number) {
  const random = seeded(seed);
  const bank = createBank(seed, () => site.app.clock.now());
  site.playing.bank = bank;
  const start = { app: site.app as App, url: site.url, bank, account: '' };
  const histories = await Promise.all(
    Array.from({ length: size }, (_, at) =>
      beginHistory({ ...start, random: seeded(random.below(2 ** 31)) }, at),
    ),
  );
  const failures: string[] = [];
  for (let at = 0; at < BEATS; at++) {
    const play = at === 0 ? begin : beat;
    await inParallel(histories, AT_ONCE, async (h) => void failures.push(...(await play(h))));
    await pass(site, random.pick([1, 5, 20, 60, 300, 900]));
  }
  bank.honest = true;
  failures.push(...(await settleAll(site, histories, ASKED_FOR_TURNS)));
  // Days later payouts come back, and payers and their banks think again.
  await site.advance(random.pick(DAYS_LATER) * 86_400);
  await inParallel(histories, AT_ONCE, async (h) => void failures.push(...(await think(h))));
  failures.push(...(await settleAll(site, histories, 1)));
  failures.push(...(await judge(histories)));
  const moved = histories.flatMap(({ transfers }) => transfers);
  failures.push(...(await site.statements.judge(moved)));
  return { failures, count: bank.count };
}

/** At least so many turns, and until nobody has anything left to do. */
async function settleAll(
  site: Site,
  histories: readonly History[],
  least: number,
): Promise<string[]> {
  const failures: string[] = [];
  let waiting: ReadonlySet<History> = new Set(histories);
  for (let turn = 0; turn < SETTLED_WITHIN && (turn < least || waiting.size > 0); turn++) {
    // What was done last is worked on, and what comes of that is seen.
    await pass(site, turn < 10 ? 600 : 3_600);
    const turned = await settle(site.app, histories);
    failures.push(...turned.failures);
    waiting = turned.active;
  }
  return [
    ...failures,
    ...[...waiting].map((h) => `member ${h.member} still waits: ${h.log.join(' ')}`),
  ];
}
