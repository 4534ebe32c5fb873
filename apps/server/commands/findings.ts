// npm run findings: lists mismatches that wait for a person, oldest first. They are ended in the
// console, where it takes a reason and, without a posting that explains it, two people (wallet.md).
import { createPool } from '../src/db/index.ts';
import { siteDatabaseUrl } from './shared/site-database.ts';
import { runCommand } from './shared/run-command.ts';

const SHOWN = 100;

const [verb = 'list'] = process.argv.slice(2);
const pool = createPool(siteDatabaseUrl(), 1);
await runCommand(async () => {
  if (verb !== 'list')
    throw new Error('findings are ended in the console: /console/recon/findings');
  await list();
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
