import { HELD_BY_TWO } from '@palaro/permissions';
import { refuse, type Tx } from '@palaro/server';
import { sql } from 'kysely';
import { holdersOf } from './operators.repository.ts';

/** Fewer than two could neither agree with each other nor stop one of them. */
const PEOPLE = 2;

/** Changes of who may what come one after another, so that two do not pass beside each other. */
export const lockPeople = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('operators.people'))`.execute(tx);

/**
 * Makes a change of who may what. Refuses `console.last_admin` where it would leave fewer than two
 * active holders of a permission without which nobody agrees to anything; what few hold already may
 * stay as it is. An elevation counts for nothing, since it ends.
 */
export async function keepTwoHolders(tx: Tx, change: () => Promise<unknown>): Promise<void> {
  await lockPeople(tx);
  const before = await countHolders(tx);
  await change();
  const after = await countHolders(tx);
  const lost = HELD_BY_TWO.find((_name, at) => {
    const left = after[at] ?? 0;
    return left < PEOPLE && left < (before[at] ?? 0);
  });
  if (lost) throw refuse('console.last_admin', { values: { permission: lost } });
}

async function countHolders(tx: Tx): Promise<number[]> {
  const counts: number[] = [];
  for (const permission of HELD_BY_TWO) counts.push((await holdersOf(tx, permission)).length);
  return counts;
}
