import { afterAll, beforeAll, expect, it } from 'vitest';
import { standIn } from './test-bank.ts';
import { withdrawalSite } from './test-withdrawals.ts';

let site: Awaited<ReturnType<typeof withdrawalSite>>;
beforeAll(async () => {
  site = await withdrawalSite([standIn]);
  await site.app.site.change({ settings: { 'console.oneBrowser': false } });
});
afterAll(() => site.stop());

interface Shown {
  before: object;
  after: object;
  facts: { name: string }[] | null;
}

/** A withdrawal that needs two people, asked for by the cashier. */
async function asked(account: string) {
  const member = await site.payee(account);
  // A card of today has a score of 60.
  await site.app.pool.query('update bank_card set added_at = $2 where id = $1', [
    member.card,
    site.app.clock.now(),
  ]);
  const { value: order } = await member.withdraw('500.0000');
  const cashier = await site.operator('cashier1');
  const { rows } = await site.app.pool.query<{ version: number; score: number }>(
    'select version, score from withdrawal_order where id = $1',
    [order.id],
  );
  const body = { member: member.id, order: order.id, version: rows[0]?.version };
  const reason = 'known for years, same device';
  const answer = await cashier.call<{ changeId: string }>(
    'POST',
    '/console/api/withdrawals/approve',
    { ...body, reason },
  );
  expect(answer.status).toBe(202);
  const path = `/console/api/changes/${answer.value.changeId}`;
  return { member, order, path, change: answer.value.changeId, score: rows[0]?.score };
}

it('the second person sees whose money goes where, the score with its marks, and the balances', async () => {
  const { member, order, path, change, score } = await asked('player101');
  const second = await site.operator('operator3');
  const { value } = await second.call<Shown>('GET', path);
  const facts = new Map(value.facts?.map(({ name, ...fact }) => [name, fact]));
  expect(facts.get('member')).toEqual({
    member: { id: member.id, account: 'player101', name: 'Juan Dela Cruz' },
  });
  expect(facts.get('amount')).toEqual({ amount: '500.0000' });
  expect(facts.get('from')).toEqual({ text: site.app.site.settings['site.name'] });
  expect(facts.get('to')).toEqual({
    text: expect.stringMatching(/^Juan Dela Cruz · BDO .*\d{4}$/),
  });
  expect(facts.get('order')).toEqual({
    text: order.reference,
    link: `/console/withdrawals/${member.id}/${order.id}`,
  });
  expect(facts.get('score')).toEqual({ text: String(score) });
  expect(facts.get('marks')).toEqual({ items: expect.arrayContaining(['new_card', 'first']) });
  const [before, after] = ['balance', 'balanceAfter'].map(
    (name) => (facts.get(name) as { amount: string } | undefined)?.amount ?? '',
  );
  expect(Number(before) - Number(after)).toBe(500);
  // What stays as it is, is shown too.
  expect(value.before).toMatchObject({ amount: '500.0000', reference: order.reference });
  expect(value.after).toMatchObject({ amount: '500.0000', state: 'Approved' });
  // Names in full leave an entry, once for each who looks.
  await second.call('GET', path);
  const { rows } = await site.app.pool.query(
    `select actor from audit_entry where subject = $1 and action = 'change.look'`,
    [`change:${change}`],
  );
  expect(rows).toEqual([{ actor: 'operator:operator3' }]);
});

it('nobody else sees the particulars, and no balance of today stands beside a decision of before', async () => {
  const { path } = await asked('player102');
  const support = await site.operator('support1');
  expect((await support.call<Shown>('GET', path)).value.facts).toBeNull();
  const second = await site.operator('operator3');
  expect((await second.call('POST', `${path}/approve`, {})).status).toBe(200);
  const { value } = await second.call<Shown>('GET', path);
  const names = value.facts?.map(({ name }) => name);
  expect(names).toContain('amount');
  expect(names).not.toContain('balance');
});
