import { readConfig } from './config.ts';
import { createSandboxPay } from './server.ts';

/** Runs the sandbox provider in its own process; a signal, or the end of its site, stops it. */
async function start() {
  const config = readConfig(process.env);
  const { server } = createSandboxPay(config);
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(end as 'SIGTERM', () => void server.close().then(() => process.exit(0)));
  }
  // If the site was killed while this program loaded, no event tells of it.
  if (process.send && !process.connected) process.exit(0);
  await server.listen({ host: config.host, port: config.port });
  process.send?.('ready');
}

await start().catch((error: Error) => {
  process.stderr.write(`The sandbox provider cannot start: ${error.message}\n`);
  process.exit(1);
});
