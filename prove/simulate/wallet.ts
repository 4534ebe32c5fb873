import { defineSubledger, type LedgerAnswer, type Subledger } from '@palaro/ledger';
import type { MoneyCommand } from '@palaro/wallet/server';
import { itemOf } from '../../areas/money/wallet/server/command-items.ts';
import { memoryStore, type MemoryStore } from '../../packages/ledger/src/test-memory-store.ts';
import type { Deliver } from './network.ts';
import type { Attempt } from './messenger.ts';
import type { World } from './world.ts';

/** How nodes fail: crashes in a thousand batches, and the time of a restart. */
export interface Fate {
  crashes: number;
  downMs: number;
}

interface Waiting {
  command: MoneyCommand;
  answered: (answer: LedgerAnswer) => void;
}

const BATCH_MAX = 32;
const COMMIT_MS = 12;
const REPLAYED: LedgerAnswer = {
  is: 'refused',
  code: 'replayed',
  transferId: null,
  balances: null,
  round: null,
};
const BOOK = { book: 1, currency: 'PHP', realm: 'R' } as const;

/** Rows besides the money are not tested here: sessions, awards and counters always agree. */
export const ALWAYS_AGREED = (names: readonly string[]): Subledger[] =>
  names.map((name) =>
    defineSubledger({ name, columns: {}, subject: () => name, judge: () => ({ next: null }) }),
  );

/** The site: several nodes, each with a queue, on one store that acts as the database. */
export function createWallet(
  world: World,
  fate: Fate,
  store: MemoryStore,
  subledgers: Subledger[],
) {
  const figures = { batches: 0, crashes: 0, lostAnswers: 0 };
  const nodes = [createNode(), createNode()];

  function createNode() {
    let queue: Waiting[] = [];
    let busy = false;
    let up = true;

    function crash(): void {
      figures.crashes += 1;
      figures.lostAnswers += queue.length;
      queue = [];
      [up, busy] = [false, false];
      world.after(1 + world.random.below(fate.downMs), () => (up = true));
    }

    function work(): void {
      if (busy || queue.length === 0) return;
      busy = true;
      world.after(1 + world.random.below(COMMIT_MS), commit);
    }

    function commit(): void {
      if (!up) return;
      const batch = queue.splice(0, BATCH_MAX);
      const dies = world.random.perMille(fate.crashes);
      const committed = !dies || world.random.perMille(500);
      const answers = committed ? commitBatch(batch) : [];
      if (dies) {
        figures.lostAnswers += batch.length;
        world.trace(`crash ${committed}`);
        return crash();
      }
      busy = false;
      batch.forEach(({ answered }, i) => answered(answers[i]!));
      work();
    }

    return (waiting: Waiting) => {
      if (!up) return;
      queue.push(waiting);
      work();
    };
  }

  function commitBatch(batch: readonly Waiting[]): LedgerAnswer[] {
    figures.batches += 1;
    const items = batch.map(({ command }) => itemOf(command, BOOK, world.at(), {}));
    const answers = store.commit(items, subledgers);
    answers.forEach(({ is, code }, i) =>
      world.trace(`${batch[i]?.command.transaction} ${is} ${code ?? ''}`),
    );
    return answers;
  }

  /** Nonces are kept where all nodes see them: only the first copy of an attempt is judged. */
  const seen = new Set<number>();
  const receive: Deliver<Attempt, LedgerAnswer> = ({ command, nonce }, answered) => {
    if (seen.has(nonce)) return answered(REPLAYED);
    seen.add(nonce);
    world.random.pick(nodes)({ command, answered });
  };
  return { receive, figures };
}

export const walletOf = (members: readonly string[]) => memoryStore(members, BOOK.book);
