import { once } from 'node:events';
import { readConfig } from './config.ts';
import { createDemoVendor } from './server.ts';

/** Runs the demo vendor in its own process; a signal, or the end of its site, stops it. */
async function start() {
  let stop = () => Promise.resolve();
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(end as 'SIGTERM', () => void stop().then(() => process.exit(0)));
  }
  // If the site was killed while this program loaded, no event tells of it.
  if (process.send && !process.connected) process.exit(0);
  const config = readConfig(await variables());
  const server = createDemoVendor(config);
  stop = () => server.close();
  await server.listen({ host: config.host, port: config.port });
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
  process.stderr.write(`The demo vendor cannot start: ${error.message}\n`);
  process.exit(1);
});
