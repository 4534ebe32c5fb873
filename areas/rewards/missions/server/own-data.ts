import { Money } from '@palaro/kernel';
import type { OwnData } from '@palaro/server';

/** Play itself is the wallet's to tell; here are the ranks that were paid. */
export const missionsOwnData: OwnData = {
  tables: ['played_round', 'play_due', 'board_score', 'board_rank'],
  async read({ db }, member) {
    const ranks = await db
      .selectFrom('board_rank')
      .select(['promotion_id', 'cycle', 'rank', 'score', 'prize'])
      .where('member_id', '=', member)
      .orderBy('cycle')
      .execute();
    return {
      leaderBoards: ranks.map(({ score, prize, ...row }) => ({
        ...row,
        score: Money.text(BigInt(score)),
        prize: Money.text(BigInt(prize)),
      })),
    };
  },
  async erase(tx, member) {
    await tx.deleteFrom('board_score').where('member_id', '=', member).execute();
  },
};
