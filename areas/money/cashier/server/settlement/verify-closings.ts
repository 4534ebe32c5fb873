import type { App, Difference, NightlyCheck } from '@palaro/server';
import {
  hashOf,
  isSigned,
  listClosings,
  NO_HASH,
  statementOf,
  type Closing,
  type Statement,
} from './close-day.ts';

export interface BrokenDay {
  day: string;
  /** `link`: not the day before it; `changed`: not what was signed; `sums`: computed otherwise. */
  why: 'link' | 'changed' | 'sums';
}

interface Verified {
  days: number;
  broken: BrokenDay | null;
}

/**
 * Reads the chain of closed days and computes each day anew. Names the first that is not as it was
 * signed, or whose sums are not those of the ledger any more.
 */
export const verifyClosings = async (app: App): Promise<Verified> =>
  verifyChain(app, await listClosings(app));

async function verifyChain(app: App, closings: readonly Closing[]): Promise<Verified> {
  let previous: Buffer = NO_HASH;
  let before: Statement | null = null;
  for (const closing of closings) {
    const { day, statement, closed_at: closedAt } = closing;
    const broken = (why: BrokenDay['why']) => ({ days: closings.length, broken: { day, why } });
    if (!closing.previous.equals(previous)) return broken('link');
    const same = hashOf(closing.previous, statement).equals(closing.hash);
    if (!same || !isSigned(app, closing)) return broken('changed');
    const again: Statement = await statementOf(app, day, closedAt, before);
    if (JSON.stringify(again) !== statement) return broken('sums');
    previous = closing.hash;
    before = again;
  }
  return { days: closings.length, broken: null };
}

export const checkClosings: NightlyCheck = {
  name: 'cashier.closings',
  says: 'closed days are as they were signed, agree, and come to the same sums again',
  async run(app): Promise<Difference[]> {
    const closings = await listClosings(app);
    const { broken } = await verifyChain(app, closings);
    const off = closings.flatMap(({ day, statement }) => {
      const { difference } = JSON.parse(statement) as Statement;
      return difference === '0.0000' ? [] : [{ subject: `sum ${day}`, details: { difference } }];
    });
    return [...(broken ? [{ subject: `day ${broken.day}`, details: { ...broken } }] : []), ...off];
  },
};
