// npm run archive -- --to <folder>: takes the ledger's months that are older than 13 out of the hot
// tables of a running site. Each is exported there, read back, then moved to the schema `archive`.
import { parseArgs } from 'node:util';
import { siteClock } from '@palaro/kernel';
import { archiveParts } from '@palaro/ledger';
import { createPool } from '@palaro/server-app/db';
import { siteDatabaseUrl } from './lib/site-database.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to)
    throw new Error('name the folder of the export: npm run archive -- --to <folder>');
  const pool = createPool(siteDatabaseUrl(), 2);
  const names = await archiveParts(pool, { folder: values.to, now: siteClock().now(), say });
  await pool.end();
  say(names.length === 0 ? 'Nothing closed is older than 13 months.' : 'The archive is whole.');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
