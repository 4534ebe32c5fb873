import { DatabaseError, type Client } from 'pg';

/** The database could not be reached for long: what was sent may have been committed or not. */
export class LedgerUnavailable extends Error {}

/**
 * Plans of this connection are made once and kept, also when they were made over empty tables
 * (ledger.md §6, trap); so the planner is told that each of its statements goes by index, and
 * plans are thrown away as the tables grow. Whoever else holds a member's rows holds up that member
 * alone: after a moment the batch goes on without him.
 */
const SESSION = `set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off;
  set plan_cache_mode = force_generic_plan; set jit = off; set synchronous_commit = on;
  set lock_timeout = '2s'; set statement_timeout = '30s'`;
const RETRY_MS = [20, 100, 300, 1_000, 2_000, 3_000, 4_000] as const;

export interface LedgerConnection {
  /**
   * Runs the work, which begins and commits by itself. A lost connection sends it again on a new
   * one, since keys make that safe. Any other error leaves nothing of it behind.
   */
  transact<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /** Asks again while the database cannot be reached. */
  retry<T>(ask: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The ledger's one connection; opened on first use and again after it was lost. */
export function createConnection(open: () => Client): LedgerConnection {
  let current: Client | null = null;
  let turns = 0;

  async function connected(): Promise<Client> {
    if (current) return current;
    const client = open();
    // Lost while idle: the next batch opens another one.
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
      // After 1, 2, 4, 8 … turns: planning anew costs nothing then.
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

/** The server said nothing or that it goes away: not an answer about the statement. */
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
