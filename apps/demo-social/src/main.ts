import { readConfig } from './config.ts';
import { createDemoSocial } from './server.ts';
import { siteTime } from './site-time.ts';

/** Runs the providers in their own process; a signal, or the end of the site, stops them. */
async function start() {
  const { host, port, siteUrl, ...options } = readConfig(process.env);
  const url = `http://${host}:${port}`;
  const server = await createDemoSocial({ ...options, url, now: siteTime(siteUrl) });
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(end as 'SIGTERM', () => void server.close().then(() => process.exit(0)));
  }
  // If the site was killed while this program loaded, no event tells of it.
  if (process.send && !process.connected) process.exit(0);
  await server.listen({ host, port });
  process.send?.('ready');
}

await start().catch((error: Error) => {
  process.stderr.write(`The demo sign-in cannot start: ${error.message}\n`);
  process.exit(1);
});
