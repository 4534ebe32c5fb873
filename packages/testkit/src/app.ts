import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteClock } from '@palaro/kernel';
import type { App, ChangeKind, Config, Listeners, Provided, Task } from '@palaro/server';
import type { QueueMode } from '@palaro/server-app';
import { createPool } from '@palaro/server-app/db';
import { listeningArea } from './listening-area.ts';
import { testConfig } from './config.ts';
import { demoDatabase } from './demo-database.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { operatorAt, type TestOperator } from './operator.ts';
import { withStandIns } from './stand-ins.ts';

/** Demo accounts that are logged in from the start, one of each kind. */
const LOGGED_IN = ['member1', 'agent1', 'trial1', 'newbie1'] as const;
const PASSWORD = 'Demo-pass-1';

export interface TestApp {
  app: App;
  database: TestDatabase;
  /** Its address, `http://127.0.0.1:<port>`. */
  url: string;
  /** Session tokens of demo accounts, empty without demo. */
  tokens: Partial<Record<string, string>>;
  /** Logs a demo account in again and returns the new session's token. */
  login(account: string): Promise<string>;
  /** Logs a demo operator in at the console, at a browser of his own. */
  operator(name: string): Promise<TestOperator>;
  /** Runs all due tasks and those they add. To run a scheduled task, call its `run`. */
  runTasks(): Promise<void>;
  /** Moves the site's clock forward; tasks waiting in the queue become due accordingly. */
  advance(seconds: number): Promise<void>;
  /** Stops the server and removes its database: call it in `afterAll`. */
  stop(): Promise<void>;
}

export interface TestAppOptions {
  /** Adds demo data and the sandbox calls; without it the site is empty. */
  demo?: boolean;
  config?: Partial<Config>;
  clock?: SiteClock;
  /**
   * How tasks and events run: by themselves as on a site, or with `none` only by `runTasks`.
   * Scheduled tasks run by themselves only with `all`.
   */
  tasks?: QueueMode;
  /** Listeners for events, as an area has them. */
  listeners?: Listeners;
  /** Further tasks. */
  moreTasks?: readonly Task[];
  /** Further kinds of changes that two people make together. */
  changeKinds?: readonly ChangeKind[];
  /** Another test app's database, which makes this one a second node beside it. */
  database?: TestDatabase;
  /** Connects nodes that share a database; set it on each of them. */
  nodes?: boolean;
  /** Replaces what areas provide, so that the test decides the answers. */
  standIns?: readonly Provided[];
  /** The server's log, for a test of what is logged. */
  log?: App['log'];
}

/**
 * Starts the real server on a new database and a free port. The server's code is imported here and
 * not at the top, so tests that need only a database do not wait for it.
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const [{ buildApp }, { AREAS }] = await Promise.all([
    import('@palaro/server-app'),
    import('@palaro/server-app/areas'),
  ]);
  const { demo = false, clock, tasks = 'asked', log, standIns = [] } = options;
  const database = options.database ?? (demo ? await demoDatabase() : await testDatabase());
  const { serverUrl, url: databaseOwnerUrl } = database;
  const pool = createPool(serverUrl);
  const config = await testConfig(serverUrl, { demo, databaseOwnerUrl, ...options.config });
  const webDir = join(tmpdir(), 'palaro-no-web');
  const nodesUrl = options.nodes ? serverUrl : null;
  const { listeners = {}, moreTasks = [], changeKinds = [] } = options;
  const areas = [
    ...withStandIns(AREAS, standIns),
    listeningArea(listeners, moreTasks, changeKinds),
  ];
  const parts = { config, pool, webDir, areas, clock, tasks, log, nodesUrl };
  const built = await buildApp(parts);
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
    operator: (name) => operatorAt(url, name),
    runTasks: () => built.app.queue.runDue(),
    async advance(seconds) {
      built.app.clock.advance(seconds);
      await built.app.queue.advance(seconds);
    },
    async stop() {
      await built.stop();
      await pool.end();
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
