// The server as a process: `npm start` runs the bundle of this file.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@palaro/server';
import { readConfig } from './config.ts';
import { migrate, startDatabase } from './db/index.ts';
import { removeJournal, startDemoVendor } from './demo-vendor.ts';
import { refuseForeignTx } from './folds/tx-numbers.ts';
import { checkPort, listenRefusal } from './listen.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { loosened } from './site.ts';
import { StartError } from './start-error.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MIGRATIONS = fromHere('../migrations');
const WEB = fromHere('../../web/dist');
const DEMO_VENDOR = fromHere('../dist/demo-vendor.js');

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Answers that are under way get this long to end. */
const DRAIN_MS = 1_500;
const VENDOR_STOP_MS = 1_000;
const DATABASE_STOP_MS = 3_000;

async function start(shutdown: Shutdown): Promise<void> {
  const config = await readConfig(process.env);
  await checkPort(config);
  // Reading the program takes as long as starting the database: both at once.
  const program = Promise.all([import('./app.ts'), import('./fill-demo.ts')]);
  program.catch(() => undefined);
  const database = await startDatabase(config, say);
  shutdown.add(database.stop, DATABASE_STOP_MS);
  void database.lost.then((log) => {
    const reason = log.split('\n').at(-1);
    return shutdown.run(1, `PostgreSQL ended by itself: ${reason}. Start again.`);
  });
  const { pool } = database;
  tellMigrations(await migrate(pool, MIGRATIONS));
  await refuseForeignTx(pool);
  const [{ buildApp, giveBackKeys }, { emptySchema, fillDemo, isHalfFilled }] = await program;
  if (config.demo && (await isHalfFilled(pool))) {
    say('Filling demo data was cut off: starting it anew');
    await emptySchema(pool);
    await migrate(pool, MIGRATIONS);
  }
  const nodesUrl = config.databaseUrl;
  const { app, server, stop } = await buildApp({ config, pool, webDir: WEB, nodesUrl });
  shutdown.add(stop, DRAIN_MS);
  // The embedded database is this process's own.
  if (!config.databaseUrl) await giveBackKeys(app.db, app.clock.now());
  if (config.demo) {
    // The vendor's process starts below: with a new demo it begins anew as well.
    if (await fillDemo(app, say)) removeJournal(journalOf(config));
  } else for (const name of loosened(app.site)) say(`Warning: ${name} is looser than by default`);
  await server.listen({ host: config.host, port: config.port }).catch((error: Error) => {
    throw listenRefusal(error, config);
  });
  say(`Ready on ${config.publicUrl}`);
  if (config.demoVendorUrl) shutdown.add(demoVendor(config), VENDOR_STOP_MS);
}

const journalOf = ({ dataDir }: Config) => join(dataDir, 'demo-vendor.jsonl');

function demoVendor(config: Config) {
  const { port } = new URL(config.demoVendorUrl ?? '');
  const env = {
    HOST: '127.0.0.1',
    PORT: port,
    PALARO_URL: `http://127.0.0.1:${config.port}`,
    DEMO_VENDOR_JOURNAL: journalOf(config),
  };
  return startDemoVendor({ program: DEMO_VENDOR, env, say });
}

function tellMigrations(applied: string[]): void {
  if (applied.length > 0) say(`Applied ${applied.length} migrations, up to ${applied.at(-1)}`);
}

const shutdown = createShutdown(say);
const fail = (error: Error) => {
  const known = error instanceof StartError;
  process.stderr.write(known ? `Palaro cannot start: ${error.message}\n` : `${error.stack}\n`);
  return shutdown.run(1);
};
process.on('uncaughtException', (error) => void fail(error));
await start(shutdown).catch(fail);
