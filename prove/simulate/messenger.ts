import type { LedgerAnswer } from '@palaro/ledger';
import type { MoneyCommand } from '@palaro/wallet/server';
import type { Deliver } from './network.ts';
import type { Time } from './world.ts';

/** What the vendor finally knows about one stake. */
export type Fate = 'counts' | 'refused' | 'undone';

/** One try to send a command. A repetition by the network has the same nonce. */
export interface Attempt {
  command: MoneyCommand;
  nonce: number;
}

/** How the vendor sends. It gives up and undoes stakes; it repeats everything else for ever. */
export interface Messenger {
  stake(command: MoneyCommand, then: (fate: Fate) => void): void;
  credit(command: MoneyCommand, then: () => void): void;
  undo(command: MoneyCommand, then: () => void): void;
  figures: { sent: number; retries: number; rollbacks: number; refused: number };
}

const DEADLINE_MS = 3_000;
const RETRY_MS = 1_000;
const RETRIES_MAX = 3;
const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000, 16_000] as const;
const FINAL = ['insufficient', 'tombstoned', 'key_reused', 'target_mismatch'];

const isUnknown = (answer: LedgerAnswer | null) =>
  answer === null || (answer.is === 'refused' && !FINAL.includes(answer.code ?? ''));

/** The retries of docs/domain/wallet-protocol.md §8. */
export function createMessenger(time: Time, send: Deliver<Attempt, LedgerAnswer>): Messenger {
  const figures = { sent: 0, retries: 0, rollbacks: 0, refused: 0 };

  /** One attempt: `null` if no answer came in time. */
  function attempt(command: MoneyCommand, then: (answer: LedgerAnswer | null) => void): void {
    let open = true;
    const once = (answer: LedgerAnswer | null) => {
      if (!open) return;
      open = false;
      then(answer);
    };
    figures.sent += 1;
    send({ command, nonce: figures.sent }, once);
    time.after(DEADLINE_MS, () => once(null));
  }

  function stake(command: MoneyCommand, then: (fate: Fate) => void, tries = 0): void {
    attempt(command, (answer) => {
      if (answer && !isUnknown(answer)) {
        if (answer.is !== 'refused') return then('counts');
        figures.refused += 1;
        // An earlier attempt may still be under way and would be judged again when it arrives.
        return tries === 0 ? then('refused') : undo(command, () => then('undone'));
      }
      if (tries < RETRIES_MAX) {
        figures.retries += 1;
        return time.after(RETRY_MS, () => stake(command, then, tries + 1));
      }
      undo(command, () => then('undone'));
    });
  }

  function undo({ transaction: target, ...about }: MoneyCommand, then: () => void): void {
    figures.rollbacks += 1;
    const { vendor, member, currency } = about;
    const { round = '', game = '' } = about as { round?: string; game?: string };
    const transaction = `${target}.undo`;
    const rollback = { kind: 'rollback', vendor, member, currency, round, game } as const;
    credit({ ...rollback, transaction, target }, then);
  }

  function credit(command: MoneyCommand, then: () => void, tries = 0): void {
    attempt(command, (answer) => {
      if (!isUnknown(answer)) return then();
      figures.retries += 1;
      const wait = BACKOFF_MS[Math.min(tries, BACKOFF_MS.length - 1)] ?? 0;
      time.after(wait, () => credit(command, then, tries + 1));
    });
  }

  return { stake, credit, undo, figures };
}
