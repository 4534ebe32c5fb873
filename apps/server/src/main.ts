// The server process: `npm start` runs the bundle of this file.
import { fileURLToPath } from 'node:url';
import { siteClock } from '@palaro/kernel';
import { readConfig } from './config.ts';
import { migrate, setRehearsal, startDatabase } from './db/index.ts';
import { loadDemoPrograms, removeJournal, startDemoPrograms } from './demo-programs.ts';
import { refuseForeignTx } from './folds/tx-numbers.ts';
import { checkPort, listenRefusal } from './listen.ts';
import { refuseForeignKey, refuseMightyRole, refuseWrongDemo } from './refuse-start.ts';
import { resumeClock } from './sandbox/kept-clock.ts';
import { tellSandboxPayThePast } from './sandbox-pay.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { loosened } from './site.ts';
import { gatherRefusals, StartError } from './start-error.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MIGRATIONS = fromHere('../migrations');
const WEB = fromHere('../../web/dist');
const CONSOLE = fromHere('../../console/dist');

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Requests under way get this long to end. */
const DRAIN_MS = 1_500;
const PROGRAM_STOP_MS = 1_000;
const DATABASE_STOP_MS = 3_000;

async function start(shutdown: Shutdown): Promise<void> {
  const config = await readConfig(process.env);
  await checkPort(config);
  // Loading the program takes as long as starting the database, so do both at once.
  const program = Promise.all([import('./app.ts'), import('./fill-demo.ts')]);
  program.catch(() => undefined);
  const besides = config.demo ? loadDemoPrograms(say) : [];
  for (const { stop } of besides) shutdown.add(stop, PROGRAM_STOP_MS);
  const database = await startDatabase(config, say);
  shutdown.add(database.stop, DATABASE_STOP_MS);
  void database.lost.then((log) => {
    const reason = log.split('\n').at(-1);
    return shutdown.run(1, `PostgreSQL ended by itself: ${reason}. Start again.`);
  });
  const { owner, ownerUrl } = database;
  tellMigrations(await migrate(owner, MIGRATIONS));
  const { check, end } = gatherRefusals();
  await check(refuseForeignTx(owner));
  await check(refuseWrongDemo(owner, config.demo));
  await check(refuseForeignKey(owner, config));
  end();
  const [
    { buildApp, giveBackKeys, goLiveLines, loadCompilers },
    { emptySchema, fillDemo, isHalfFilled },
  ] = await program;
  if (config.demo && (await isHalfFilled(owner))) {
    say('Filling demo data was interrupted: starting over');
    await emptySchema(owner);
    await migrate(owner, MIGRATIONS);
  }
  await setRehearsal(owner, config.demo);
  config.databaseOwnerUrl = config.demo ? ownerUrl : null;
  const pool = await database.openForServer();
  await refuseMightyRole(pool, config);
  const nodesUrl = config.databaseUrl;
  const {
    app,
    server,
    stop: stopApp,
  } = await buildApp({
    config,
    pool,
    clock: config.demo ? await resumeClock(pool) : siteClock(),
    webDir: WEB,
    consoleDir: CONSOLE,
    nodesUrl,
  });
  shutdown.add(stopApp, DRAIN_MS);
  // No other process uses the embedded database, so no other node holds these keys.
  if (!config.databaseUrl) await giveBackKeys(app.db, app.clock.now());
  if (config.demo) {
    // The vendor starts below. A new demo must not meet the balances of an old one.
    if (await fillDemo(app, say)) removeJournal(config);
  } else for (const name of loosened(app.site)) say(`Warning: ${name} is looser than by default`);
  await server.listen({ host: config.host, port: config.port }).catch((error: Error) => {
    throw listenRefusal(error, config);
  });
  await startDemoPrograms(app, besides);
  if (config.demo) await tellSandboxPayThePast(app);
  tellGoLive(await goLiveLines(app));
  if (config.consoleUrl) say(`The console is on ${config.consoleUrl}`);
  say(`Ready on ${config.publicUrl}`);
  // Requests wait for these, but the first one need not.
  await loadCompilers();
}

function tellMigrations(applied: string[]): void {
  if (applied.length > 0) say(`Applied ${applied.length} migrations, up to ${applied.at(-1)}`);
}

function tellGoLive(lines: string[]): void {
  if (lines.length > 0) say('To do before members may come (the console shows it under Status):');
  for (const line of lines) say(`- ${line}`);
}

const shutdown = createShutdown(say);
const fail = (error: Error) => {
  const reasons = error instanceof StartError ? error.message.split('\n') : [];
  for (const reason of reasons) process.stderr.write(`Palaro cannot start: ${reason}\n`);
  if (reasons.length === 0) process.stderr.write(`${error.stack}\n`);
  return shutdown.run(1);
};
process.on('uncaughtException', (error) => void fail(error));
await start(shutdown).catch(fail);
