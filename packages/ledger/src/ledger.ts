import { Client, type Pool } from 'pg';
import { createBatcher, type BatcherGauges, type BatchReport } from './batcher.ts';
import { createConnection, LedgerUnavailable } from './connection.ts';
import { decide } from './decide.ts';
import { createHouses } from './houses.ts';
import type { LedgerAnswer, LedgerItem } from './items.ts';
import { LANES } from './lanes.ts';
import { housesOf, loadState } from './load.ts';
import type { Subledger } from './subledger.ts';
import { writeAndCommit } from './write.ts';

/** The only code on a node that writes balances. */
export interface Ledger {
  /**
   * Commits the items. Answers come after the commit, in the items' order. An expected refusal is
   * an answer. So is the failure of a single item: `try_again` means that nothing of it was
   * committed. Rejects with `LedgerUnavailable` where the outcome is unknown. The same items may
   * then be sent again, since their keys make that safe.
   */
  commit(items: readonly LedgerItem[]): Promise<LedgerAnswer[]>;
  /** Adds a subledger whose rows areas commit with an item. Call it once, at start. */
  register(subledger: Subledger): void;
  gauges(): BatcherGauges;
  /** Commits the waiting items, then closes the connections. */
  stop(): Promise<void>;
}

export interface LedgerOptions {
  /** Gives the address for the ledger's connections, and answers rare small questions. */
  pool: Pool;
  /** Called for an item that failed alone and unexpectedly. That is a defect to look into. */
  report(error: unknown, item: LedgerItem): void;
  watch?: LedgerWatch;
}

/** Receives figures of each batch. */
export interface LedgerWatch {
  batch(report: BatchReport): void;
  /** Milliseconds of the commit alone: the write to disk that the whole batch shares. */
  commit(ms: number): void;
}

/** A database that does not accept a connection within this time counts as lost. */
const CONNECT_MS = 3_000;

const tryAgain = (): LedgerAnswer => ({
  is: 'refused',
  code: 'try_again',
  transferId: null,
  balances: null,
  round: null,
});

/** Starts a ledger. Each batch is loaded, decided and written in two round trips and one commit. */
export function createLedger({ pool, report, watch }: LedgerOptions): Ledger {
  const houses = createHouses(pool);
  const subledgers = new Map<string, Subledger>();
  // A spread of the pool's options leaves the password out.
  const { password } = pool.options;
  const alive = { keepAlive: true, connectionTimeoutMillis: CONNECT_MS };
  const open = () => new Client({ ...pool.options, ...alive, password });
  const connections = Array.from({ length: LANES }, () => createConnection(open));
  const idle = [...connections];

  async function commitBatch(client: Client, items: readonly LedgerItem[]) {
    const state = await loadState(client, items, houses.ids, subledgers);
    const { answers, rows } = decide(items, state, subledgers);
    const commitMs = await writeAndCommit(client, rows, subledgers);
    watch?.commit(commitMs);
    return answers;
  }

  const batcher = createBatcher<LedgerItem, LedgerAnswer>({
    async run(items) {
      const connection = idle.pop();
      if (!connection) throw new Error('there are more batches than connections');
      try {
        await connection.retry(() => houses.ensure(housesOf(items)));
        return await connection.transact((client) => commitBatch(client, items));
      } finally {
        idle.push(connection);
      }
    },
    ownerOf: (item) => item.member,
    maxWaitMs: (item) => item.maxWaitMs,
    refuse: tryAgain,
    failed: (item, error) => report(error, item),
    fatal: (error) => error instanceof LedgerUnavailable,
    watch: (batch) => watch?.batch(batch),
  });

  return {
    commit: (items) => Promise.all(items.map((item) => batcher.add(item))),
    register(subledger) {
      const { name } = subledger;
      if (subledgers.has(name)) throw new Error(`two subledgers are called ${name}`);
      subledgers.set(name, subledger);
    },
    gauges: batcher.gauges,
    async stop() {
      await batcher.stop();
      await Promise.all(connections.map((connection) => connection.close()));
    },
  };
}
