import { defineFold } from '@palaro/server';
import { missionsArea } from '@palaro/missions/server';
import { foldNow } from '@palaro/server-app/folds';
import { testApp } from '@palaro/testkit';
import { betRate } from './bet-rate.ts';
import type { BenchRow } from './row.ts';

/** Reads what the missions' fold reads, as one pass does for all folds, and makes nothing of it. */
const readingFold = (nth: number) =>
  defineFold({
    name: `bench-reading-${nth}`,
    tables: [],
    reads: ['transfers', 'rounds'],
    fold: () => [],
  });

type App = Awaited<ReturnType<typeof testApp>>['app'];

async function secondsOf(app: App, folds: typeof missionsArea.folds): Promise<number> {
  const start = performance.now();
  await foldNow(app, [{ ...missionsArea, folds }]);
  return (performance.now() - start) / 1_000;
}

/**
 * Bets a second through the wallet, then how fast the missions' fold takes the same rounds: keeps
 * them, and follows the demo's missions and boards for whoever played. All other folds stand still.
 * The fold's own work is its pass less one that only reads, which all folds share.
 */
export async function benchMissions(): Promise<BenchRow[]> {
  const site = await testApp();
  const { app } = site;
  try {
    await missionsArea.seed?.(app, () => undefined);
    const bets = await betRate(app);
    await app.pool.query('analyze');
    // The first pass warms up what the later ones read too.
    await secondsOf(app, [readingFold(1)]);
    const reading = await secondsOf(app, [readingFold(2)]);
    const whole = await secondsOf(app, missionsArea.folds);
    const { rows } = await app.pool.query<{ rounds: number; due: number; scores: number }>(
      `select (select count(*)::int from played_round) as rounds,
        (select count(*)::int from play_due) as due,
        (select count(*)::int from board_score) as scores`,
    );
    const { rounds = 0, due = 0, scores = 0 } = rows[0] ?? {};
    if (due > 0 || scores === 0) throw new Error(`${due} members wait, ${scores} are on a board`);
    const row = (name: string, seconds: number, aim: string): BenchRow => {
      const value = rounds / seconds;
      return { name, value, unit: 'rounds/s', baseline: bets, ratio: value / bets, aim };
    };
    return [
      row('missions’ fold, its own work, against bets', whole - reading, '≥ 5'),
      row('missions’ fold with the reading', whole, '–'),
    ];
  } finally {
    await site.stop();
  }
}
