// npm run findings: lists mismatches that wait for a person, oldest first.
// npm run findings -- resolve 12 --by operator1 --note "booked by hand, ticket 88"
import { parseArgs } from 'node:util';
import { siteClock } from '@palaro/kernel';
import { createPool } from '../src/db/index.ts';
import { siteDatabaseUrl } from './shared/site-database.ts';
import { runCommand } from './shared/run-command.ts';

const SHOWN = 100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: 'string' }, note: { type: 'string' } },
});
const [verb = 'list', id = ''] = positionals;
const pool = createPool(siteDatabaseUrl(), 1);
await runCommand(async () => {
  if (verb === 'list') await list();
  else if (verb === 'resolve') await resolve();
  else throw new Error(`findings can be listed or resolved, not ${verb}`);
});
await pool.end();

async function list(): Promise<void> {
  const { rows } = await pool.query<{
    id: string;
    check_name: string;
    subject: string;
    details: unknown;
    first_seen_at: Date;
    last_seen_at: Date;
  }>(
    `select id, check_name, subject, details, first_seen_at, last_seen_at
      from reconciliation_finding where resolved_at is null order by id limit $1`,
    [SHOWN],
  );
  for (const { id: number, check_name, subject, details, first_seen_at, last_seen_at } of rows) {
    const seen = `${first_seen_at.toISOString()} to ${last_seen_at.toISOString()}`;
    process.stdout.write(`${number}  ${check_name}  ${subject}  ${seen}\n`);
    process.stdout.write(`    ${JSON.stringify(details)}\n`);
  }
  process.stdout.write(rows.length === 0 ? 'Nothing waits.\n' : `${rows.length} wait.\n`);
}

/** Closes a finding with a name and a note. Two people correct the money itself elsewhere. */
async function resolve(): Promise<void> {
  const { by, note } = values;
  if (!/^\d{1,18}$/.test(id) || !by || !note) {
    throw new Error('name the finding, --by whom it was resolved, and with --note what was done');
  }
  const { rowCount } = await pool.query(
    `update reconciliation_finding set resolved_at = $4, resolved_by = $2, note = $3
      where id = $1 and resolved_at is null`,
    [id, by, note, siteClock().now()],
  );
  if (rowCount !== 1) throw new Error(`there is no open finding ${id}`);
  process.stdout.write(`${id} is resolved.\n`);
}
