import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteClock } from '@palaro/kernel';
import type { App, Config } from '@palaro/server';
import { testConfig } from './config.ts';
import { demoDatabase } from './demo-database.ts';
import { testDatabase, type TestDatabase } from './database.ts';

/** Demo accounts that come logged in: one of each kind of principal. */
const LOGGED_IN = ['member1', 'agent1', 'trial1', 'newbie1'] as const;
const PASSWORD = 'Demo-pass-1';

export interface TestApp {
  app: App;
  database: TestDatabase;
  /** Where it answers, `http://127.0.0.1:<port>`. */
  url: string;
  /** Session tokens of demo accounts, empty without demo. */
  tokens: Partial<Record<string, string>>;
  /** Logs a demo account in once more and answers the new session's token. */
  login(account: string): Promise<string>;
  /** Stops the server and removes its database: call it in `afterAll`. */
  stop(): Promise<void>;
}

export interface TestAppOptions {
  /** Demo data and the sandbox calls; without it an empty site. */
  demo?: boolean;
  config?: Partial<Config>;
  clock?: SiteClock;
  /** Scheduled work runs by itself only where a test asks for it. */
  jobs?: boolean;
  /** Another test app's database: this one is a second node beside it. */
  database?: TestDatabase;
  /** The nodes on its database hear of each other; every one of them needs it. */
  nodes?: boolean;
  /** Where the server logs, for a test of what it says. */
  log?: App['log'];
}

/**
 * The real server on a database of its own and a free port. The server is loaded here, not with
 * this module: tests that need only a database do not wait for it.
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { buildApp } = await import('@palaro/server-app');
  const { demo = false, clock, jobs = false, log } = options;
  const database = options.database ?? (demo ? await demoDatabase() : await testDatabase());
  const config = await testConfig(database.url, { demo, ...options.config });
  const webDir = join(tmpdir(), 'palaro-no-web');
  const nodesUrl = options.nodes ? database.url : null;
  const built = await buildApp({ config, pool: database.pool, webDir, clock, jobs, log, nodesUrl });
  await built.server.listen({ host: config.host, port: config.port });
  const url = `http://127.0.0.1:${config.port}`;
  const login = (account: string) => logIn(url, account);
  const tokens = demo ? await Promise.all(LOGGED_IN.map(login)) : [];
  return {
    app: built.app,
    database,
    url,
    tokens: Object.fromEntries(tokens.map((token, i) => [LOGGED_IN[i], token])),
    login,
    async stop() {
      await built.stop();
      if (!options.database) await database.drop();
    },
  };
}

async function logIn(url: string, username: string): Promise<string> {
  const response = await fetch(`${url}/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'username', username, password: PASSWORD }),
  });
  const { value } = (await response.json()) as { value?: { token: string } };
  if (!value) throw new Error(`${username} could not log in: ${response.status}`);
  return value.token;
}
