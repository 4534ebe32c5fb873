import { newServerSeed, seedHash } from '@palaro/fairness';
import { Money, plusSeconds } from '@palaro/kernel';
import { refuse, type Tx } from '@palaro/server';
import { sql } from 'kysely';
import { canSplit, centavosOf, hashOfList, splitBudget, type Split } from '../split.ts';
import type { RainRule } from './rain.tables.ts';

/** Parts of a rain's pieces that nodes lease (docs/domain/promotions.md §5). */
export const BUCKETS = 64;

const CENTAVO = 100n;
const isWhole = (amount: Money) => amount % CENTAVO === 0n;

/** A promotion's budget and rule as they are split, in centavos; null where they cannot be. */
export function splitOf(budget: Money, rule: RainRule): Split | null {
  const least = Money.of(rule.least);
  const most = Money.of(rule.most);
  const split = {
    budget: centavosOf(Money.text(budget)),
    pieces: rule.pieces,
    least: centavosOf(rule.least),
    most: centavosOf(rule.most),
  };
  return [budget, least, most].every(isWhole) && canSplit(split) ? split : null;
}

interface PublishedRain {
  id: string;
  rule: RainRule;
  budget: Money;
  startsAt: Date;
}

/**
 * Draws the pieces of a rain and writes them, in the transaction that publishes it: from then on
 * the list cannot change, and its hash is shown. Refuses `rain.split` for what cannot be split.
 */
export async function openRain(tx: Tx, of: PublishedRain): Promise<void> {
  const { id, rule, budget, startsAt } = of;
  const split = splitOf(budget, rule);
  if (!split) throw refuse('rain.split');
  const seed = newServerSeed();
  const list = splitBudget(split, seed, id);
  await tx
    .insertInto('rain')
    .values({
      id,
      seconds: rule.seconds,
      pieces: rule.pieces,
      least: String(Money.of(rule.least)),
      most: String(Money.of(rule.most)),
      total: String(budget),
      turnover_times: rule.turnoverTimes,
      seed,
      seed_hash: seedHash(seed),
      list_hash: hashOfList(list),
      starts_at: startsAt,
      ends_at: plusSeconds(startsAt, rule.seconds),
    })
    .execute();
  const buckets = Math.min(BUCKETS, list.length);
  await sql`insert into rain_bucket (rain, bucket)
    select ${id}, generate_series(0, ${buckets}::int - 1)`.execute(tx);
  const amounts = list.map((piece) => String(BigInt(piece) * CENTAVO));
  await sql`insert into rain_piece (rain, bucket, piece, amount)
    select ${id}, (nth - 1) % ${buckets}::int, nth, amount
    from unnest(${amounts}::bigint[]) with ordinality l (amount, nth)`.execute(tx);
}
