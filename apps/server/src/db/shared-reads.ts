import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Client, Connection, Pool } from 'pg';
import type { Db } from '@palaro/server';
import { PreparingClient } from './prepared.ts';

/** While one connection's answers are read, the database works on another's questions. */
const CONNECTIONS = 2;
/** Plans are made anew after so many uses, twice as many, and so on: tables grow. */
const FIRST_PLANS = 64;
const READ_ONLY = '-c default_transaction_read_only=on';

export interface SharedReads {
  db: Db;
  /** Ends the connections after the questions under way. */
  stop(): Promise<void>;
}

/**
 * Connections on which many callers ask at once: a question goes out without waiting for the answer
 * to the one before it (the driver's pipeline). That costs the processor a third of what a separate
 * connection for each caller does, because fewer processes are woken (`docs/performance.md`). All
 * questions of one turn of the event loop go out in one write.
 *
 * For short questions by key only: a slow one holds up those behind it. Each question stands alone
 * and may fail alone. Transactions and writes are refused.
 */
export function createSharedReads(pool: Pool): SharedReads {
  const lines = Array.from({ length: CONNECTIONS }, () => createLine(pool));
  let turn = 0;
  const connect = async (): Promise<PostgresPoolClient> => {
    turn = (turn + 1) % CONNECTIONS;
    const { client, forget } = await lines[turn]!.open();
    const query = (text: string, values: readonly unknown[] = []) => {
      if (!/^\s*(select|with)\b/i.test(text)) {
        throw new Error(`a shared connection only answers questions, and not ${text}`);
      }
      const asked = client.query(text, [...values]);
      // A question is told that the connection ends before its end itself is heard.
      asked.catch(({ severity }: { severity?: string }) => severity === 'FATAL' && forget());
      return asked;
    };
    return { query: query as never, release() {} };
  };
  const stop = async () => {
    await Promise.all(lines.map((line) => line.stop()));
  };
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool: { connect, end: stop } }) }),
    stop,
  };
}

interface Line {
  client: Client;
  /** The next question opens another one. */
  forget(): void;
}

/** One connection. It is opened on first use, and again after it was lost. */
function createLine(pool: Pool) {
  let current: Promise<Line> | null = null;
  let uses = 0;
  let gathering = false;

  function connect(): Promise<Line> {
    const { password } = pool.options;
    const client = new PreparingClient({
      ...pool.options,
      password,
      pipeline: true,
      options: READ_ONLY,
      application_name: 'palaro reads',
    });
    const forget = () => {
      if (current === opened) current = null;
    };
    const opened: Promise<Line> = client.connect().then(() => ({ client, forget }));
    client.on('error', forget);
    client.on('end', forget);
    opened.catch(forget);
    return opened;
  }

  /** Keeps what is written back until the end of this turn of the event loop. */
  function gather({ stream }: Connection) {
    if (gathering) return;
    gathering = true;
    stream.cork();
    setImmediate(() => {
      gathering = false;
      stream.uncork();
    });
  }

  return {
    async open(): Promise<Line> {
      current ??= connect();
      const line = await current;
      const { client } = line;
      gather(client.connection);
      uses += 1;
      const isPower = (uses & (uses - 1)) === 0;
      if (isPower && uses >= FIRST_PLANS) client.query('discard plans').catch(() => undefined);
      return line;
    },
    async stop(): Promise<void> {
      const line = await current?.catch(() => null);
      const client = line?.client;
      current = null;
      // An end in the middle of an answer would cut the others off.
      await client?.query('select').catch(() => undefined);
      await client?.end();
    },
  };
}
