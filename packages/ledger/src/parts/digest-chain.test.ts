import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '@palaro/testkit';
import { createLedger, type Ledger } from '../ledger.ts';
import { addDayDigest, checkDigests } from './digest-chain.ts';
import { openMember, stakeOf } from './test-money.ts';

const AT = new Date('2026-11-22T17:00:00Z');
const SEED = new Uint8Array(32).fill(7);

let database: TestDatabase;
let ledger: Ledger;
let member: string;

beforeAll(async () => {
  database = await testDatabase();
  ledger = createLedger({ pool: database.pool, report: () => undefined });
  member = await openMember(database.pool, ledger, 1_000_000n);
});
afterAll(async () => {
  await ledger.stop();
  await database.drop();
});

const play = (...keys: string[]) => ledger.commit(keys.map((key) => stakeOf(member, key, 100n)));
const close = (day: string) => addDayDigest(database.pool, { day, at: AT, seed: SEED });
/** Other databases of the cluster may have an open transaction. Then a later run closes the day. */
async function closed(day: string) {
  let digest: Awaited<ReturnType<typeof close>> = null;
  await expect.poll(async () => (digest ??= await close(day)), { timeout: 10_000 }).not.toBeNull();
  return digest as { postings: string } | null;
}
const check = async () => (await checkDigests(database.pool)).findings;

/** Changes a row with the triggers disabled. */
async function tamper(table: string, change: string) {
  await database.pool.query(`alter table ${table} disable trigger user`);
  await database.pool.query(change);
  await database.pool.query(`alter table ${table} enable trigger user`);
}

it('MONEY-06 every posting is in one day of the chain, and a day is closed once', async () => {
  await play('a', 'b');
  const first = await closed('2026-11-20');
  await play('c');
  const second = await closed('2026-11-21');
  expect(await close('2026-11-21')).toBeNull();
  expect(await close('2026-11-19')).toBeNull();
  expect([first?.postings, second?.postings]).toEqual(['3', '1']);
  expect(await check()).toEqual([]);
});

it('MONEY-06 a posting, a transfer or a digest that was changed later no longer agrees', async () => {
  const one = `member_id = ${member} and transfer_id = (select min(transfer_id) from posting)`;
  await tamper('posting_first', `update posting_first set amount = amount + 1 where ${one}`);
  expect(await check()).toEqual([
    expect.stringMatching(/postings differ from those that were signed/),
  ]);
  await tamper('posting_first', `update posting_first set amount = amount - 1 where ${one}`);
  expect(await check()).toEqual([]);
  await tamper('transfer_first', `update transfer_first set cause_id = 'other' where ${one}`);
  expect(await check()).toHaveLength(1);
  await tamper('transfer_first', `update transfer_first set cause_id = 'opening' where ${one}`);
  await tamper(
    'ledger_digest',
    `update ledger_digest set digest = sha256('x') where day = '2026-11-20'`,
  );
  // The changed day's postings and signature, and the next day, which was built on its digest.
  expect(await check()).toEqual([
    expect.stringMatching(/^2026-11-20: the postings/),
    expect.stringMatching(/^2026-11-20: the signature/),
    expect.stringMatching(/^2026-11-21: the postings/),
  ]);
});
