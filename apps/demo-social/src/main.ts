import { once } from 'node:events';
import { readConfig } from './config.ts';
import { createDemoSocial } from './server.ts';
import { siteTime } from './site-time.ts';

/** Runs the providers in their own process; a signal, or the end of the site, stops them. */
async function start() {
  let stop = () => Promise.resolve();
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(end as 'SIGTERM', () => void stop().then(() => process.exit(0)));
  }
  // If the site was killed while this program loaded, no event tells of it.
  if (process.send && !process.connected) process.exit(0);
  const { host, port, siteUrl, ...options } = readConfig(await variables());
  const url = `http://${host}:${port}`;
  const server = createDemoSocial({ ...options, url, now: siteTime(siteUrl) });
  stop = () => server.close();
  await server.listen({ host, port });
  process.send?.('ready');
}

/** A site that runs this program beside itself sends its variables once it listens. */
async function variables(): Promise<NodeJS.ProcessEnv> {
  if (!process.send) return process.env;
  process.send('loaded');
  const [given] = (await once(process, 'message')) as [NodeJS.ProcessEnv];
  return { ...process.env, ...given };
}

await start().catch((error: Error) => {
  process.stderr.write(`The demo sign-in cannot start: ${error.message}\n`);
  process.exit(1);
});
