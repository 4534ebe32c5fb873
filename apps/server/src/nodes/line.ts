import { Client } from 'pg';

/** One channel is enough: each site has its own database. */
const CHANNEL = 'palaro_nodes';
const AGAIN_MS = 500;

interface LineOptions {
  url: string;
  hear(payload: string): void;
  /** The line is back after an interruption. */
  returned(): void;
  failed(error: unknown): void;
}

export interface Line {
  /** Rejects while the line is down. */
  tell(payload: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A separate connection for the nodes' notifications (PostgreSQL's LISTEN). A pooler in between
 * must use session mode. Reconnects by itself.
 */
export async function openLine(options: LineOptions): Promise<Line> {
  let client: Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: options.url, application_name: 'palaro nodes' });
    next.on('notification', ({ payload = '' }) => options.hear(payload));
    next.on('error', options.failed);
    next.on('end', () => {
      if (client !== next) return;
      client = null;
      comeBack();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  function comeBack() {
    if (stopped) return;
    again = setTimeout(() => {
      connect().then(options.returned, (error: unknown) => {
        options.failed(error);
        comeBack();
      });
    }, AGAIN_MS);
  }

  await connect();
  return {
    async tell(payload) {
      if (!client) throw new Error('the connection to the other nodes is lost');
      await client.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    },
    async stop() {
      stopped = true;
      clearTimeout(again);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
