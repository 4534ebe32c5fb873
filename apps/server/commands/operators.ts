// npm run operators -- first <name> <mail> "<full name>": lets in one of a new site's first two
// operators. Prints the link by which he chooses his password; everybody else is invited in the
// console.
import { makeFirstOperator } from '@palaro/operators/server';
import { buildApp } from '@palaro/server-app';
import { createPool } from '@palaro/server-app/db';
import { readConfig } from '@palaro/server-app/folds';
import { refuseForeignKey } from '@palaro/server-app/refuse-start';
import { siteDatabaseUrl } from './lib/site-database.ts';

const USAGE = 'npm run operators -- first <name> <mail> "<full name>"';

try {
  const [verb, name, mail, fullName] = process.argv.slice(2);
  if (verb !== 'first' || !name || !mail || !fullName) throw new Error(USAGE);
  const config = await readConfig({ ...process.env, PORT: '0' });
  const pool = createPool(siteDatabaseUrl(), 2);
  await refuseForeignKey(pool, config);
  const { app, stop } = await buildApp({ config, pool, webDir: '', tasks: 'none' });
  try {
    const link = await makeFirstOperator(app, { name: name.toLowerCase(), mail, fullName });
    process.stdout.write(`${link}\n`);
  } finally {
    await stop();
    await pool.end();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
