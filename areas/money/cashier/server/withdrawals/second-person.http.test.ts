import { Money } from '@palaro/kernel';
import { creditOpening } from '@palaro/wallet/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standIn } from './test-bank.ts';
import { withdrawalSite, type Withdrawer } from './test-withdrawals.ts';

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
    (name) => (facts.get(name) as { amount: string } | undefined)?.amount ?? '0.0000',
  );
  expect(Money.of(before ?? '') - Money.of(after ?? '')).toBe(Money.of('500.0000'));
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

const APPROVE = '/console/api/withdrawals/approve';
const reason = 'known for years, same device';

/** A withdrawal in Review that one person may decide by its score, and what approving needs. */
async function reviewed(of: string | Withdrawer, amount = '500.0000') {
  const member = typeof of === 'string' ? await site.payee(of) : of;
  const more = { member: member.id, amount: Money.of('60000.0000'), key: `test/${member.id}` };
  await creditOpening(site.app, more);
  const { value: order } = await member.withdraw(amount);
  const { rows } = await site.app.pool.query<{ version: number; needs: string }>(
    'select version, needs from withdrawal_order where id = $1',
    [order.id],
  );
  expect(rows[0]?.needs).toBe('one');
  return { member: member.id, order: order.id, version: rows[0]?.version, reason };
}

/** An operator with these roles. */
async function operatorOf(name: string, roles: readonly string[]) {
  await site.app.pool.query(
    `insert into operator (id, name, full_name, mail, state, password_hash, roles, created_at)
     select gen_random_uuid(), $1, $1, $1 || '@palaro.example', state, password_hash, $2,
       created_at from operator where name = 'operator1'`,
    [name, roles],
  );
  return site.operator(name);
}

it('a budget for promotions pays out no withdrawal: a limit belongs to the permission beside it', async () => {
  const both = await operatorOf('riskpromo1', ['risk', 'promo']);
  const risk = await operatorOf('riskcashier1', ['risk', 'cashier']);
  expect((await both.call('POST', APPROVE, await reviewed('player103'))).status).toBe(202);
  expect((await risk.call('POST', APPROVE, await reviewed('player104'))).status).toBe(200);
});

it('OC-11 above 50,000 nobody pays out alone, whatever his roles say', async () => {
  const everyRole = await site.operator('operator1');
  const below = await reviewed('player105', '50000.0000');
  expect((await everyRole.call('POST', APPROVE, below)).status).toBe(200);
  const above = await reviewed('player107', '50000.0100');
  expect((await everyRole.call('POST', APPROVE, above)).status).toBe(202);
  await site.app.pool.query(
    `insert into operator_role (name, may, alone_up_to, networks, changed_at)
     values ('rich', '{withdrawal.decide,deposit.decide,change.view}', 10000000000, '{}', now())`,
  );
  const rich = await operatorOf('rich1', ['rich']);
  const large = await reviewed('player108', '50000.0100');
  expect((await rich.call('POST', APPROVE, large)).status).toBe(202);
});

it('who confirmed a member’s deposit does not decide his next withdrawal alone', async () => {
  await site.app.site.change({ settings: { 'deposit.turnover': '0.0000' } });
  const member = await site.payee('player109');
  const { rows: accounts } = await site.app.pool.query<{ id: string }>(
    'select id from house_bank_account where enabled limit 1',
  );
  const made = await member.ask('POST', '/wps/relay/MCS2_depositManualTransfer', {
    bankId: accounts[0]?.id,
    amount: '700.0000',
    payerName: 'Juan Dela Cruz',
  });
  const deposit = (made.value as { id: string }).id;
  await member.ask('POST', `/api/v1/deposits/${deposit}/paid`);
  const { rows } = await site.app.pool.query<{ version: number; amount: string }>(
    'select version, amount from deposit_order where id = $1',
    [deposit],
  );
  const cashier = await site.operator('cashier1');
  const confirmed = await cashier.call('POST', '/console/api/deposits/confirm', {
    member: member.id,
    order: deposit,
    version: rows[0]?.version,
    received: Money.text(BigInt(rows[0]?.amount ?? 0)),
    reason,
  });
  expect(confirmed.status).toBe(200);
  const withdrawal = await reviewed(member);
  expect((await cashier.call('POST', APPROVE, withdrawal)).status).toBe(202);
  const other = await site.operator('operator1');
  expect((await other.call('POST', APPROVE, withdrawal)).status).toBe(200);
});
