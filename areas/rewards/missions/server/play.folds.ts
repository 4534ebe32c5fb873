import { hasPlayMoney } from '@palaro/kernel';
import { defineFold, defineFoldTable, type ChangedRound } from '@palaro/server';
import { followProgress } from './follow-progress.ts';

const playedRounds = defineFoldTable('played_round', {
  member_id: 'key bigint',
  vendor: 'key text',
  round: 'key uuid',
  game: 'set text',
  valid_bet: 'set bigint',
  staked: 'set bigint',
  paid: 'set bigint',
  won: 'set smallint',
  settled_at: 'set timestamptz',
});

const playDue = defineFoldTable('play_due', { member_id: 'key bigint', tx: 'most' });

/** Kinds of transfers that change what a member paid in. */
const DEPOSITS = ['deposit', 'depositReversed'];

/**
 * Keeps each settled round of real money once, whatever comes again, and drops what was voided or
 * opened again (docs/domain/promotions.md §6, PR-23). Members whose play or deposits changed are
 * marked, and looked at right after.
 */
export const foldPlay = defineFold({
  name: 'missions',
  tables: [playedRounds, playDue],
  reads: ['transfers', 'rounds'],
  fold: ({ transfers, rounds }) => {
    const counted = rounds.filter(counts);
    const paying = transfers.filter(({ kind, realm }) => realm === 'R' && DEPOSITS.includes(kind));
    return [
      playedRounds.put(
        counted.flatMap(({ closedAt, ...round }) =>
          closedAt === null
            ? []
            : [
                {
                  member_id: round.memberId,
                  vendor: round.vendor,
                  round: round.round,
                  game: round.game,
                  valid_bet: validBetOf(round),
                  staked: round.bets - round.refunds,
                  paid: round.wins,
                  won: round.wins > round.bets - round.refunds ? 1 : 0,
                  settled_at: closedAt,
                },
              ],
        ),
      ),
      playedRounds.drop(
        rounds
          .filter((round) => !counts(round))
          .map(({ memberId, vendor, round }) => ({ member_id: memberId, vendor, round })),
      ),
      playDue.put([
        ...rounds.map(({ memberId, tx }) => ({ member_id: memberId, tx: BigInt(tx) })),
        ...paying.map(({ memberId, transferId }) => ({ member_id: memberId, tx: transferId })),
      ]),
    ];
  },
  folded: (app) => followProgress(app),
});

const counts = ({ state, realm, memberType, closedAt }: ChangedRound) =>
  state === 'C' &&
  realm === 'R' &&
  closedAt !== null &&
  memberType !== null &&
  !hasPlayMoney(memberType);

/** Stakes that count, never below 0 nor above what was staked. */
function validBetOf({
  bets,
  refunds,
  validBet,
}: Pick<ChangedRound, 'bets' | 'refunds' | 'validBet'>) {
  const staked = bets > refunds ? bets - refunds : 0n;
  return validBet === null || validBet > staked ? staked : validBet;
}
