import { Client, type Pool } from 'pg';
import { createBatcher, LANES, type BatcherGauges, type BatchReport } from './batcher.ts';
import { createConnection, LedgerUnavailable } from './connection.ts';
import { decide } from './decide.ts';
import { GatheringSocket } from './gathering-socket.ts';
import { createHouses } from './houses.ts';
import type { LedgerAnswer, LedgerItem } from './items.ts';
import { housesOf, loadState } from './load.ts';
import type { OwnRows } from './own.ts';
import { writeAndCommit } from './write.ts';

/** The one writer of balances on a node. */
export interface Ledger {
  /**
   * Commits the items; the answers stand in their order and are given after the commit. An
   * expected refusal is an answer, also of an item that failed by itself (`try_again`: nothing of
   * it was committed). Rejects with `LedgerUnavailable` where the outcome is unknown; the same
   * items may then be sent again, since their keys make it safe.
   */
  commit(items: readonly LedgerItem[]): Promise<LedgerAnswer[]>;
  /** Adds a kind of own rows; once at start. */
  register(kind: OwnRows): void;
  gauges(): BatcherGauges;
  /** Commits what waits, then gives the connection back. */
  stop(): Promise<void>;
}

export interface LedgerOptions {
  /** Gives the address for the ledger's own connection, and answers rare small questions. */
  pool: Pool;
  /** An item that failed alone, unexpectedly: a defect, to be looked into. */
  report(error: unknown, item: LedgerItem): void;
  watch?: LedgerWatch;
}

/** Hears of each batch, for figures. */
export interface LedgerWatch {
  batch(report: BatchReport): void;
  /** Milliseconds of the commit alone, the write to disk that all of a batch share. */
  commit(ms: number): void;
}

/** A database that does not even greet counts as lost. */
const CONNECT_MS = 3_000;

const tryAgain = (): LedgerAnswer => ({
  is: 'refused',
  code: 'try_again',
  transferId: null,
  balances: null,
  round: null,
});

/** Starts a ledger: load – decide – write in two round trips and one commit a batch. */
export function createLedger({ pool, report, watch }: LedgerOptions): Ledger {
  const houses = createHouses(pool);
  const kinds = new Map<string, OwnRows>();
  // The pool hides its password from a copy.
  const { password } = pool.options;
  const stream = () => new GatheringSocket();
  const alive = { keepAlive: true, connectionTimeoutMillis: CONNECT_MS };
  const open = () => new Client({ ...pool.options, ...alive, password, pipeline: true, stream });
  const connections = Array.from({ length: LANES }, () => createConnection(open));
  const idle = [...connections];

  async function commitBatch(client: Client, items: readonly LedgerItem[]) {
    const state = await loadState(client, items, houses.ids, kinds);
    const { answers, rows } = decide(items, state, kinds);
    const commitMs = await writeAndCommit(client, rows, kinds);
    watch?.commit(commitMs);
    return answers;
  }

  const batcher = createBatcher<LedgerItem, LedgerAnswer>({
    async run(items) {
      const connection = idle.pop();
      if (!connection) throw new Error('more batches than connections');
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
    register(kind) {
      if (kinds.has(kind.name)) throw new Error(`own rows registered twice: ${kind.name}`);
      kinds.set(kind.name, kind);
    },
    gauges: batcher.gauges,
    async stop() {
      await batcher.stop();
      await Promise.all(connections.map((connection) => connection.close()));
    },
  };
}
