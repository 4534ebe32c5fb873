import { readFileSync } from 'node:fs';
import { providerByCode } from '@palaro/providers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashierSite, type CashierMember, type CashierSite } from '../test-cashier.ts';

/** The vector of docs/domain/payments.md §5, as the suite of every adapter reads it. */
const vector = JSON.parse(
  readFileSync(
    new URL('../../../../../providers/sandbox/fixtures/worked-vector.json', import.meta.url),
    'utf8',
  ),
) as { secret: string; at: number; body: string; header: string };
const REFERENCE = 'D2611210000042';

let site: CashierSite;
/** How long ago the provider signed, as the sandbox's adapter sees it. */
let age = 0;

beforeAll(async () => {
  site = await cashierSite({ tasks: 'none' });
  const sandbox = providerByCode('SANDBOX');
  if (!sandbox) throw new Error('the sandbox provider is not there');
  const line = {
    address: '',
    secrets: { webhook: vector.secret },
    test: true,
    now: () => new Date((vector.at + age) * 1000),
  };
  site.pay.provider.verifyWebhook = (_line, attempt) => sandbox.verifyWebhook(line, attempt);
});
afterAll(() => site.stop());

/** Sends the vector's bytes over HTTP, and lets the site work on what it took. */
async function send(): Promise<number> {
  const { status } = await fetch(`${site.url}/api/v1/payments/webhooks/SANDBOX`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sandbox-Signature': vector.header },
    body: vector.body,
  });
  await site.runTasks();
  return status;
}

const postings = async ({ id }: CashierMember) => {
  const { rows } = await site.app.pool.query(
    "select key from ledger.transfer where member_id = $1 and key like 'deposit/%'",
    [id],
  );
  return rows.length;
};

it('MONEY-01 cases 1 and 5: the worked vector pays D2611210000042 once, and 301 s later nothing', async () => {
  const member = await site.member();
  const { value: order } = await member.deposit({ amount: '500.0000' });
  for (const [table, id] of [
    ['deposit_order', 'id'],
    ['payment_reference', 'order_id'],
  ]) {
    await site.app.pool.query(`update ${table} set reference = $1 where ${id} = $2`, [
      REFERENCE,
      order.id,
    ]);
  }
  const read = async () => (await member.call('GET', `/api/v1/deposits/${order.id}`)).value;

  age = 301;
  expect(await send()).toBe(401);
  expect(await read()).toMatchObject({ state: 'Pending', reference: REFERENCE });
  expect([await member.cash(), await postings(member)]).toEqual(['0.0000', 0]);

  age = 0;
  expect(await send()).toBe(200);
  expect(await read()).toMatchObject({ state: 'Paid', credited: '500.0000' });
  expect([await member.cash(), await postings(member)]).toEqual(['500.0000', 1]);
});
