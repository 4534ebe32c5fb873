// npm run check:ledger: every invariant of the ledger and every sum that follows from it, on a
// running site's database, or on the one that DATABASE_URL names. It changes nothing; exit code 1
// where a row differs. What vendors say is compared by the nightly job: npm run findings.
import { checkDigests, INVARIANTS } from '@palaro/ledger';
import { COUNTERPARTS } from '@palaro/reconciliation/server';
import { createPool } from '@palaro/server-app/db';
import { comparableFolds, compareFold, readConfig, zoneOf } from '@palaro/server-app/folds';
import { siteDatabaseUrl } from './lib/site-database.ts';

/** Rows shown of a broken invariant: enough to begin with, few enough to read. */
const SHOWN_ROWS = 10;

try {
  process.exitCode = (await checkAll()) === 0 ? 0 : 1;
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`the ledger cannot be read: ${why}\n`);
  process.exitCode = 1;
}

async function checkAll(): Promise<number> {
  const pool = createPool(siteDatabaseUrl(), 1);
  let broken = 0;
  try {
    for (const { id, says, sql } of [...INVARIANTS, ...COUNTERPARTS]) {
      const { rows } = await pool.query<Record<string, unknown>>(sql);
      say(id, says, rows);
      broken += rows.length > 0 ? 1 : 0;
    }
    broken += await checkDays(pool);
    const zone = await zoneOf(pool, await readConfig(process.env));
    for (const fold of comparableFolds()) {
      const differences = await compareFold(pool, fold, zone);
      say('fold', `${fold.name} is what the postings say`, differences);
      broken += differences.length > 0 ? 1 : 0;
    }
  } finally {
    await pool.end();
  }
  process.stdout.write(
    broken === 0 ? 'The ledger holds.\n' : `${broken} checks found something.\n`,
  );
  return broken;
}

/** Its last line is to be kept elsewhere: who may change all of a database could sign it anew. */
async function checkDays(pool: ReturnType<typeof createPool>): Promise<number> {
  const { chain, findings } = await checkDigests(pool);
  const found = findings.map((finding) => ({ finding }));
  say('days', `the postings of ${chain.length} signed days are as they were`, found);
  const last = chain.at(-1);
  if (last) process.stdout.write(`       ${last.day} ${last.digest} key ${last.publicKey}\n`);
  return findings.length > 0 ? 1 : 0;
}

function say(id: string, says: string, rows: readonly object[]): void {
  process.stdout.write(`${id.padEnd(4)} ${says.padEnd(70)} ${rows.length} rows\n`);
  for (const row of rows.slice(0, SHOWN_ROWS)) {
    process.stdout.write(`       ${JSON.stringify(row)}\n`);
  }
}
