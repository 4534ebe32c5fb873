import type { LedgerAnswer } from '@palaro/ledger';
import { createMessenger, type Attempt, type Messenger } from './messenger.ts';
import type { Deliver } from './network.ts';
import { playScript } from './scripts.ts';
import type { Time } from './world.ts';

/** The vendor's books: what each member must have gained or lost by its messages. */
export interface VendorBooks {
  net: Map<string, bigint>;
  /** Rounds that were closed with right totals. */
  closed: { member: string; round: string }[];
  figures: Messenger['figures'];
}

/** A vendor with its books. */
export interface Vendor {
  books: VendorBooks;
  /** Plays a round in one of many ways; its name is made from the number. */
  playRound(number: number): void;
}

/** A vendor that keeps to the protocol, whatever happens to its messages. */
export function createVendor(
  time: Time,
  members: readonly string[],
  send: Deliver<Attempt, LedgerAnswer>,
): Vendor {
  const messenger = createMessenger(time, send);
  const books: VendorBooks = {
    net: new Map(members.map((member) => [member, 0n])),
    closed: [],
    figures: messenger.figures,
  };
  return {
    books,
    playRound(number) {
      const member = time.random.pick(members);
      playScript({
        ...messenger,
        time,
        about: { vendor: 'DEMO', member, currency: 'PHP', game: 'demo-slot' },
        round: `r${number}`,
        gain: (by) => books.net.set(member, (books.net.get(member) ?? 0n) + by),
        closed: (round) => books.closed.push({ member, round }),
      });
    },
  };
}
