import { gameOf, isGameId, rulesOf } from '@palaro/games';
import { plusSeconds } from '@palaro/kernel';
import type { NightlyCheck } from '@palaro/server';
import { BLOCK_ROUNDS, judgeReturn } from './judge-return.ts';

const DAY_SECONDS = 86_400;
/** A full block that people have looked at is not raised again after this time. */
const RAISED_DAYS = 7;

/**
 * A game that returns more or less than its sheet names has wrong rules, or somebody has found a
 * way around them (docs/domain/operator-console.md §6, §8).
 */
export const returnsInBand: NightlyCheck = {
  name: 'games.return',
  says: 'every game returns what its sheet names, as far as chance allows',
  async run(app) {
    const blocks = await app.db
      .selectFrom('play_return')
      .selectAll()
      .where('rounds', '>=', BLOCK_ROUNDS)
      .where('last_at', '>=', plusSeconds(app.clock.now(), -RAISED_DAYS * DAY_SECONDS))
      .orderBy('game_id')
      .orderBy('block')
      .execute();
    return blocks.flatMap(({ game_id, version, block, stakes, payouts, ...sums }) => {
      const rules = isGameId(game_id) ? rulesOf(gameOf(game_id), version) : null;
      if (!rules) return [];
      const returned = { ...sums, stakes: BigInt(stakes), payouts: BigInt(payouts) };
      const { measured, band, verdict } = judgeReturn(returned, rules);
      if (verdict === 'within') return [];
      const details = { game: game_id, rounds: sums.rounds, measured, band, verdict };
      return [{ subject: `${game_id}/${version}/${block}`, details }];
    });
  },
};
