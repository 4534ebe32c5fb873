// `npm run dev`: the site with live reload. Vite serves the web app on PORT, and passes the console
// on to a Vite of its own and calls to the server, which is rebuilt when its sources change.
import { spawn } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { followParent } from './lib/follow-parent.mjs';
import { checkNode } from './lib/node-version.mjs';
import { ROOT } from './lib/root.mjs';
import { say } from './lib/say.mjs';

checkNode();
followParent();
const { ensureInstalled } = await import('./install.mjs');
const { forgetBuilt } = await import('./build.mjs');
await ensureInstalled('dev');
// Vite sets NODE_ENV for itself, but the server must see the user's value.
const { NODE_ENV } = process.env;
const { build, createServer } = await import('vite');

/** The server answers these paths; the web app answers all others. */
const CALLS = '^/(wps|lgw|api|vendor|sandbox|docs|console/api|healthz|readyz|metrics)(/|$|\\?)';
const CONSOLE = '^/console(/|$|\\?)';
const webPort = Number(process.env.PORT || 8080);
const serverPort = await freePort();
const consolePort = await freePort();
const restartable = createRestartable();

// This build overwrites the usual output, which the next `npm start` must not use.
forgetBuilt('apps/server');
const watcher = await build({
  configFile: join(ROOT, 'apps/server/vite.config.ts'),
  build: { watch: {} },
});
watcher.on('event', (event) => {
  if (event.code === 'ERROR') say(`The server does not build: ${event.error.message}`);
  if (event.code === 'BUNDLE_END') void event.result?.close?.();
  if (event.code === 'END') void restartable.restart();
});
const desk = await createServer({
  root: join(ROOT, 'apps/console'),
  configFile: join(ROOT, 'apps/console/vite.config.ts'),
  server: { port: consolePort, strictPort: true, host: '127.0.0.1', hmr: { port: consolePort } },
});
await desk.listen();
const web = await createServer({
  root: join(ROOT, 'apps/web'),
  configFile: join(ROOT, 'apps/web/vite.config.ts'),
  server: {
    port: webPort,
    strictPort: true,
    host: process.env.HOST || '127.0.0.1',
    proxy: {
      [CALLS]: { target: `http://127.0.0.1:${serverPort}` },
      [CONSOLE]: { target: `http://127.0.0.1:${consolePort}` },
    },
  },
});
await web.listen();
say(`The web app reloads on http://localhost:${webPort}/m/home, the console on /console`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.removeAllListeners(signal); // Vite's would end the process before the server
  process.on(signal, async () => {
    await Promise.all([watcher.close(), web.close(), desk.close(), restartable.stop()]);
    process.exit(0);
  });
}

/** One server process at a time: the next starts when the old one has released its data. */
function createRestartable() {
  let server = null;
  let turn = Promise.resolve();
  const stop = () =>
    new Promise((resolve) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', resolve);
      server.kill('SIGTERM');
    });
  const start = () => {
    server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: NODE_ENV ?? '',
        HOST: '127.0.0.1',
        PORT: String(serverPort),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true, // Ctrl-C then reaches only this process, which stops the server itself
    });
  };
  return {
    restart: () => (turn = turn.then(stop).then(start)),
    stop: () => (turn = turn.then(stop)),
  };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createProbe();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
