// npm run archive -- --to <folder>: moves data older than 13 months out of a running site's hot
// tables into the schema `archive`. Rounds and their audit are moved here; jobs of the site also
// move some of them. Each month of the ledger is first exported to the folder and read back.
// Archived rounds are exported too, by the month in which they ended.
import { parseArgs } from 'node:util';
import { siteClock } from '@palaro/kernel';
import { archivedBefore, archiveParts, archiveRounds, exportMonths } from '@palaro/ledger';
import { archivePlay } from '@palaro/play/server';
import { archiveListedRounds } from '@palaro/wallet/server';
import { createDb, createPool } from '../src/db/index.ts';
import { siteDatabaseUrl } from './shared/site-database.ts';
import { runCommand, say } from './shared/run-command.ts';

/** Rounds count from when they ended; `mark` grows with each new one. */
const ROUNDS = [
  {
    table: 'archive.game_round',
    at: 'closed_at',
    mark: 'tx',
    order: 'member_id, vendor, round',
  },
  {
    table: 'archive.listed_round',
    at: 'closed_at',
    mark: 'noted_at',
    order: 'member_id, vendor, round',
  },
  { table: 'archive.play_round', at: 'settled_at', mark: 'tx', order: 'round_id' },
  { table: 'archive.play_audit', at: '"at"', mark: 'seq', order: 'seq' },
];

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to)
    throw new Error('name the folder of the export: npm run archive -- --to <folder>');
  const pool = createPool(siteDatabaseUrl(), 2);
  const now = siteClock().now();
  const names = await archiveParts(pool, { folder: values.to, now, say });
  const { moved } = await archiveRounds(pool, { now, members: Infinity });
  const before = await archivedBefore(pool, now);
  const played = await archivePlay(createDb(pool), { before, batch: Infinity });
  const listed = await archiveListedRounds(createDb(pool), { before, batch: Infinity });
  say(`${moved} rounds archived, ${played} of in-house games with their audit`);
  say(`${listed} rounds of vendors' lists archived`);
  for (const rows of ROUNDS)
    await exportMonths(pool, rows, { folder: values.to, before, now, say });
  await pool.end();
  say(names.length === 0 ? 'No closed month is older than 13 months.' : 'The archive is complete.');
});
