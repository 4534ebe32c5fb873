import { foldNow } from '@palaro/server-app/folds';
import { testApp } from '@palaro/testkit';
import { betRate } from './bet-rate.ts';
import type { BenchRow } from './row.ts';

/**
 * Bets a second through the wallet, then how fast the folds process the same postings in the single
 * pass that the server runs. A posting counts once every fold has seen it.
 */
export async function benchFold(): Promise<BenchRow[]> {
  const site = await testApp();
  const { app } = site;
  try {
    const bets = await betRate(app);
    await app.pool.query('analyze');
    const { rows } = await app.pool.query<{ n: string }>('select count(*) n from posting');
    const posted = Number(rows[0]?.n ?? 0);
    const start = performance.now();
    await foldNow(app);
    const folded = (posted * 1000) / (performance.now() - start);
    return [
      {
        name: 'postings folded by every fold, against bets',
        value: folded,
        unit: 'postings/s',
        baseline: bets,
        ratio: folded / bets,
        aim: '≥ 5',
      },
    ];
  } finally {
    await site.stop();
  }
}
