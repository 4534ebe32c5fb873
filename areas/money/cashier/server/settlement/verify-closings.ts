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
  /** The parts of its statement that come to other sums. */
  parts: string[];
}

interface Verified {
  days: number;
  broken: BrokenDay | null;
}

/**
 * Reads the whole chain of closed days: links, hashes and signatures. The last `anew` days, all of
 * them if absent, are also computed from the ledger again. Names the first that is not as it was
 * signed, or whose sums are not those of the ledger any more.
 */
export const verifyClosings = async (app: App, anew = Infinity): Promise<Verified> =>
  verifyChain(app, await listClosings(app), anew);

async function verifyChain(
  app: App,
  closings: readonly Closing[],
  anew: number,
): Promise<Verified> {
  let previous: Buffer = NO_HASH;
  let before: Statement | null = null;
  for (const [at, closing] of closings.entries()) {
    const broken = (why: BrokenDay['why'], parts: string[] = []) => ({
      days: closings.length,
      broken: { day: closing.day, why, parts },
    });
    if (!closing.previous.equals(previous)) return broken('link');
    const same = hashOf(closing.previous, closing.statement).equals(closing.hash);
    if (!same || !isSigned(app, closing)) return broken('changed');
    const signed = JSON.parse(closing.statement) as Statement;
    if (closings.length - at <= anew) {
      const parts = await partsThatDiffer(app, closing, signed, before);
      if (parts.length > 0) return broken('sums', parts);
    }
    previous = closing.hash;
    before = signed;
  }
  return { days: closings.length, broken: null };
}

/** What of the day comes to another sum now than the one that was signed. */
async function partsThatDiffer(
  app: App,
  { day, closed_at: closedAt }: Closing,
  signed: Statement,
  before: Statement | null,
): Promise<string[]> {
  const again = await statementOf(app, day, closedAt, before);
  const text = (part: unknown) => JSON.stringify(part);
  return Object.entries(again).flatMap(([name, part]) =>
    text(part) === text(signed[name as keyof Statement]) ? [] : [name],
  );
}

/** Nights see each day as often as this; an older one stands by its place in the chain. */
const ANEW_NIGHTLY = 7;

export const checkClosings: NightlyCheck = {
  name: 'cashier.closings',
  says: 'closed days are as they were signed, agree, and the last come to the same sums again',
  async run(app): Promise<Difference[]> {
    const closings = await listClosings(app);
    const { broken } = await verifyChain(app, closings, ANEW_NIGHTLY);
    const off = closings.flatMap(({ day, statement }) => {
      const { difference } = JSON.parse(statement) as Statement;
      return difference === '0.0000' ? [] : [{ subject: `sum ${day}`, details: { difference } }];
    });
    return [...(broken ? [{ subject: `day ${broken.day}`, details: { ...broken } }] : []), ...off];
  },
};
