import { readConfig } from './config.ts';
import { createDemoVendor } from './server.ts';

/** Runs the demo vendor in its own process; a signal, or the end of its site, stops it. */
async function start() {
  const config = readConfig(process.env);
  const server = createDemoVendor(config);
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(end as 'SIGTERM', () => void server.close().then(() => process.exit(0)));
  }
  // If the site was killed while this program loaded, no event tells of it.
  if (process.send && !process.connected) process.exit(0);
  await server.listen({ host: config.host, port: config.port });
  process.send?.('ready');
}

await start().catch((error: Error) => {
  process.stderr.write(`The demo vendor cannot start: ${error.message}\n`);
  process.exit(1);
});
