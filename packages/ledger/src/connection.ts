import { DatabaseError, type Client } from 'pg';

/** The database was out of reach for too long. What was sent may or may not have been committed. */
export class LedgerUnavailable extends Error {}

/**
 * This connection keeps its query plans, even those made while the tables were empty
 * (docs/domain/ledger.md §6, trap). So the planner must use indexes here, and plans are discarded
 * as the tables grow. The lock timeout makes sure that a lock on one member's rows holds up only
 * that member: the batch soon goes on without him.
 */
const SESSION = `set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off;
  set plan_cache_mode = force_generic_plan; set jit = off; set synchronous_commit = on;
  set lock_timeout = '2s'; set statement_timeout = '30s'`;
const RETRY_MS = [20, 100, 300, 1_000, 2_000, 3_000, 4_000] as const;

export interface LedgerConnection {
  /**
   * Runs the work, which begins and commits a transaction. If the connection is lost, the work runs
   * again on a new one; keys make that safe. Any other error rolls everything back.
   */
  transact<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /** Repeats the question while the database cannot be reached. */
  retry<T>(ask: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** One connection of the ledger. It is opened on first use, and again after it was lost. */
export function createConnection(open: () => Client): LedgerConnection {
  let current: Client | null = null;
  let turns = 0;

  async function connected(): Promise<Client> {
    if (current) return current;
    const client = open();
    // If it is lost while idle, the next batch opens another one.
    client.on('error', () => drop(client));
    await client.connect();
    await client.query(SESSION);
    current = client;
    return client;
  }

  function drop(client: Client): void {
    if (current === client) current = null;
    void client.end().catch(() => {});
  }

  async function once<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = await connected();
    try {
      turns += 1;
      // Discard plans after 1, 2, 4, 8 … turns. The longer it runs, the rarer this is, so it costs
      // little.
      if ((turns & (turns - 1)) === 0) await client.query('discard plans');
      return await work(client);
    } catch (error) {
      if (isLost(error)) drop(client);
      else await client.query('rollback').catch(() => drop(client));
      throw error;
    }
  }

  async function retry<T>(ask: () => Promise<T>): Promise<T> {
    for (const wait of RETRY_MS) {
      try {
        return await ask();
      } catch (error) {
        if (!isLost(error)) throw error;
        await new Promise((resume) => setTimeout(resume, wait));
      }
    }
    return ask().catch((cause: unknown) => {
      throw isLost(cause) ? new LedgerUnavailable('no database', { cause }) : cause;
    });
  }

  return {
    transact: (work) => retry(() => once(work)),
    retry,
    async close() {
      await current?.end();
      current = null;
    },
  };
}

/** The server did not answer, or said that it is shutting down. So the outcome is unknown. */
function isLost(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return isSocketError(error);
  const code = error.code ?? '';
  return code.startsWith('08') || code.startsWith('57P');
}

function isSocketError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST|ENET)/.test(code ?? '')) return true;
  return /^Connection terminated|Client has encountered a connection error/.test(error.message);
}
