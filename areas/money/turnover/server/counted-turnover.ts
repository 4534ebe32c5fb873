import type { MemberId } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { foldOwnRounds } from './count-due.ts';
import { readTurnover, turnoverOf, type Turnover } from './read-turnover.ts';
import { hasChangedSince, readStanding } from './standing.repository.ts';

/**
 * Where this node last saw the fold. It may be behind, never ahead but after a rebuild: then the
 * long way is taken once.
 */
const lastMark = defineService('turnover.last-mark', () => ({ tx: '0' }));

/**
 * What the member must still bet, all his settled rounds counted (docs/domain/payments.md §11 case
 * 31). One wait for the database where nothing is to be counted, which is nearly always.
 */
export async function countedTurnover(app: App, member: MemberId): Promise<Turnover> {
  const last = lastMark(app);
  const asked = last.tx;
  const [{ mark, marked, perhaps, rows }, changed] = await Promise.all([
    readStanding(app, member),
    hasChangedSince(app, member, asked),
  ]);
  last.tx = mark;
  const uncounted = marked || (perhaps && changed);
  if (!uncounted && BigInt(mark) >= BigInt(asked)) return turnoverOf(rows);
  await foldOwnRounds(app, member);
  return readTurnover(app, member);
}
