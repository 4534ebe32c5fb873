import type { LedgerAnswer } from '@palaro/ledger';
import type { MoneyCommand } from '@palaro/wallet/server';
import type { Deliver } from './network.ts';
import { playScript, type Script } from './scripts.ts';
import type { Time } from './world.ts';

/** What the vendor knows in the end of one message. */
export type Fate = 'counts' | 'refused' | 'undone';

/** The vendor's own books: what each member must have gained or lost by its messages. */
export interface VendorBooks {
  net: Map<string, bigint>;
  /** Rounds that were closed with right totals. */
  closed: { member: string; round: string }[];
  figures: { rounds: number; sent: number; retries: number; rollbacks: number; refused: number };
}

/** One try to send a command; a repetition by the network has the same nonce. */
export interface Attempt {
  command: MoneyCommand;
  nonce: number;
}

/** A vendor with its books. */
export interface Vendor {
  books: VendorBooks;
  /** Plays a round in one of many ways; its name is made of the number. */
  playRound(number: number): void;
}

const DEADLINE_MS = 3_000;
const RETRY_MS = 1_000;
const RETRIES_MAX = 3;
const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000, 16_000] as const;
const FINAL = ['insufficient', 'tombstoned', 'key_reused', 'target_mismatch'];

/** The vendor of wallet-protocol.md §8: bets are given up and undone, credits never. */
export function createVendor(
  time: Time,
  members: readonly string[],
  send: Deliver<Attempt, LedgerAnswer>,
): Vendor {
  const books: VendorBooks = {
    net: new Map(members.map((member) => [member, 0n])),
    closed: [],
    figures: { rounds: 0, sent: 0, retries: 0, rollbacks: 0, refused: 0 },
  };
  const gain = (member: string, by: bigint) =>
    books.net.set(member, (books.net.get(member) ?? 0n) + by);

  /** One attempt: `null` where no answer came in time. */
  function attempt(command: MoneyCommand, then: (answer: LedgerAnswer | null) => void): void {
    let open = true;
    const once = (answer: LedgerAnswer | null) => {
      if (!open) return;
      open = false;
      then(answer);
    };
    books.figures.sent += 1;
    send({ command, nonce: books.figures.sent }, once);
    time.after(DEADLINE_MS, () => once(null));
  }

  const isUnknown = (answer: LedgerAnswer | null) =>
    answer === null || (answer.is === 'refused' && !FINAL.includes(answer.code ?? ''));

  /** A stake: retried three times, then undone. */
  function stake(command: MoneyCommand, then: (fate: Fate) => void, tries = 0): void {
    attempt(command, (answer) => {
      if (answer && !isUnknown(answer)) {
        if (answer.is !== 'refused') return then('counts');
        books.figures.refused += 1;
        // An earlier attempt may still be on its way, and would be judged anew when it comes.
        return tries === 0 ? then('refused') : undo(command, () => then('undone'));
      }
      if (tries < RETRIES_MAX) {
        books.figures.retries += 1;
        return time.after(RETRY_MS, () => stake(command, then, tries + 1));
      }
      undo(command, () => then('undone'));
    });
  }

  function undo({ transaction: target, ...about }: MoneyCommand, then: () => void): void {
    books.figures.rollbacks += 1;
    const { vendor, member, currency } = about;
    const { round = '', game = '' } = about as { round?: string; game?: string };
    const transaction = `${target}.undo`;
    const rollback = { kind: 'rollback', vendor, member, currency, round, game } as const;
    credit({ ...rollback, transaction, target }, then);
  }

  /** A credit or a rollback: sent again until it was answered. */
  function credit(command: MoneyCommand, then: () => void, tries = 0): void {
    attempt(command, (answer) => {
      if (!isUnknown(answer)) return then();
      books.figures.retries += 1;
      const wait = BACKOFF_MS[Math.min(tries, BACKOFF_MS.length - 1)] ?? 0;
      time.after(wait, () => credit(command, then, tries + 1));
    });
  }

  function playRound(number: number): void {
    books.figures.rounds += 1;
    const script: Script = {
      time,
      about: { vendor: 'DEMO', member: time.random.pick(members), currency: 'PHP', game: 'slot' },
      round: `r${number}`,
      stake,
      credit,
      undo,
      gain,
      closed: (round, member) => books.closed.push({ member, round }),
    };
    playScript(script);
  }

  return { books, playRound };
}
