import { gameOf, isGameId, rulesOf } from '@palaro/games';
import type { App, Tx } from '@palaro/server';
import { booksOf } from '@palaro/wallet/server';
import { sql } from 'kysely';
import { moveWatermark, nextRounds, type FollowedRound } from '../audit.repository.ts';
import { BLOCK_ROUNDS, payoutVariance } from './judge-return.ts';

/**
 * Adds the next rounds to the sums of their games (docs/domain/operator-console.md §6), up to
 * `batch` of them, in one commit with how far it came. Play money and void rounds count nothing.
 * Returns how many it looked at.
 */
export const sumReturns = (app: App, batch: number): Promise<number> =>
  app.db.transaction().execute(async (tx) => {
    const rounds = await nextRounds(tx, 'returns', batch);
    const last = rounds.at(-1);
    if (!last) return 0;
    const books = await booksOf(app, [...new Set(rounds.map(({ member_id }) => member_id))]);
    const counted = rounds.filter(
      ({ member_id, state }) => state === 'DONE' && books.get(member_id)?.realm === 'R',
    );
    await addRounds(tx, counted.flatMap(rowOf));
    await moveWatermark(tx, 'returns', last);
    return rounds.length;
  });

function rowOf(round: FollowedRound) {
  const rules = isGameId(round.game_id) ? rulesOf(gameOf(round.game_id), round.version) : null;
  if (!rules?.sheet().rtp) return [];
  const stake = BigInt(round.stake);
  const payout = BigInt(round.payout);
  const { game_id, version, round_id, settled_at, input, outcome } = round;
  const variance = payoutVariance(rules, { input, outcome, stake, payout });
  const at = settled_at?.toISOString();
  return [{ game_id, version, stake: round.stake, payout: round.payout, variance, round_id, at }];
}

/** Sums them in the open block of their game; a full block is left, and the next one begins. */
const addRounds = (tx: Tx, rows: readonly object[]) =>
  sql`
  with given as (
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (game_id text, version text,
      stake bigint, payout bigint, variance double precision, round_id uuid,
      at timestamptz)
  ), summed as (
    select game_id, version, count(*)::int rounds, sum(stake)::bigint stakes,
      sum(payout)::bigint payouts, sum(variance) variance, min(at) first_at, max(at) last_at
    from given group by game_id, version
  ), best as (
    select distinct on (game_id, version) game_id, version, payout, round_id
    from given order by game_id, version, payout desc, round_id
  )
  insert into play_return as p (game_id, version, block, rounds, stakes, payouts, variance,
      greatest, greatest_round, first_at, last_at)
    select game_id, version, coalesce((
        select o.block + (o.rounds >= ${BLOCK_ROUNDS})::int from play_return o
        where o.game_id = s.game_id and o.version = s.version order by o.block desc limit 1), 1),
      rounds, stakes, payouts, variance, b.payout, b.round_id, first_at, last_at
    from summed s join best b using (game_id, version)
  on conflict (game_id, version, block) do update set
    rounds = p.rounds + excluded.rounds, stakes = p.stakes + excluded.stakes,
    payouts = p.payouts + excluded.payouts, variance = p.variance + excluded.variance,
    greatest = greatest(p.greatest, excluded.greatest),
    greatest_round = case when excluded.greatest > p.greatest
      then excluded.greatest_round else p.greatest_round end,
    last_at = greatest(p.last_at, excluded.last_at)`.execute(tx);
