// npm run vendors: lists the vendors that this deployment can use, on a running site's database.
// npm run vendors -- connect LUCKY --key <public id> --secret-file <file> [--address <url>]
// npm run vendors -- retire <public id>
// npm run vendors -- on LUCKY, npm run vendors -- off LUCKY
import { buildApp } from '@palaro/server-app';
import { createPool } from '@palaro/server-app/db';
import { readConfig } from '@palaro/server-app/folds';
import { refuseForeignKey } from '@palaro/server-app/refuse-start';
import { manageVendors } from './lib/manage-vendors.ts';
import { siteDatabaseUrl } from './lib/site-database.ts';

try {
  const config = await readConfig({ ...process.env, PORT: '0' });
  const pool = createPool(siteDatabaseUrl(), 2);
  await refuseForeignKey(pool, config);
  const { app, stop } = await buildApp({ config, pool, webDir: '', tasks: 'none' });
  try {
    await manageVendors(app, process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
  } finally {
    await stop();
    await pool.end();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
