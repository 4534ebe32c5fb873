// npm run check:ledger: checks every invariant of the ledger and every sum derived from it, on a
// running site's database or the one that DATABASE_URL names. It changes nothing; exit code 1 if a
// row differs. The nightly job compares with the vendors: npm run findings.
import { checkDigests, INVARIANTS } from '@palaro/ledger';
import { COUNTERPARTS } from '@palaro/reconciliation/server';
import { createPool } from '../src/db/index.ts';
import { comparableFolds, compareFolds, readConfig, zoneOf } from '../src/folds/index.ts';
import { siteDatabaseUrl } from './shared/site-database.ts';

/** Rows shown of a broken invariant: enough to start with, few enough to read. */
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
    const differences = await compareFolds(pool, comparableFolds(), zone);
    for (const { name, tables } of comparableFolds()) {
      const own = differences.filter(({ table }) => tables.some((kept) => kept.name === table));
      say('fold', `${name} equals the postings`, own);
      broken += own.length > 0 ? 1 : 0;
    }
  } finally {
    await pool.end();
  }
  process.stdout.write(
    broken === 0 ? 'The ledger is correct.\n' : `${broken} checks found something.\n`,
  );
  return broken;
}

/** Keep its last line elsewhere: whoever can change the whole database could sign it again. */
async function checkDays(pool: ReturnType<typeof createPool>): Promise<number> {
  const { chain, findings } = await checkDigests(pool);
  const found = findings.map((finding) => ({ finding }));
  say('days', `the postings of ${chain.length} signed days are unchanged`, found);
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
