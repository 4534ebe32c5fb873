import { Money, type MemberId } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import { given, operatorAt, testApp, type TestOperator } from '@palaro/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const site = await testApp({ demo: true });
afterAll(site.stop);
const [maker, checker, third] = (await Promise.all(
  ['operator1', 'operator2', 'operator3'].map((name) => operatorAt(site.url, name)),
)) as [TestOperator, TestOperator, TestOperator];

const CORRECTIONS = '/console/api/corrections';
const WHY = 'the round of ticket 88 was cut off';

const ask = (member: MemberId, amount: string, more: object = {}) =>
  maker.call<{ changeId: string }>('POST', CORRECTIONS, {
    member,
    amount,
    code: 'gameError',
    reason: WHY,
    ...more,
  });
async function asked(amount: string, balance = '100.0000') {
  const member = await given(site.app).member({ balance });
  const { status, value } = await ask(member, amount);
  expect(status).toBe(202);
  return { id: value.changeId, member, holds: () => cashOf(member) };
}
const approve = (by: TestOperator, id: string) =>
  by.call('POST', `/console/api/changes/${id}/approve`, {});

async function cashOf(member: MemberId) {
  const { rows } = await site.app.pool.query<{ balance: string }>(
    `select balance::text from wallet where member_id = $1 and kind = 'CASH'`,
    [member],
  );
  return Money.text(BigInt(rows[0]?.balance ?? 0));
}
const posted = async (id: string) =>
  (
    await site.app.pool.query<object>(
      `select t.kind, t.actor, p.amount, h.kind as house, h.detail
        from transfer t join posting p using (member_id, transfer_id)
        join house_account h on h.account_id = least(p.from_account, p.to_account)
        where t.cause_kind = 'adjust' and t.cause_id = $1`,
      [id],
    )
  ).rows;
/** Who did what about the member, why, and what was there after. */
const trail = async (member: MemberId) =>
  (
    await site.app.pool.query<unknown[]>({
      rowMode: 'array',
      text: `select actor, action, entry->>'reason', entry->'after'
        from audit_entry where member = $1 order by seq`,
      values: [member],
    })
  ).rows;
const listed = async (member: MemberId) =>
  (await maker.call<{ list: object[] }>('GET', `${CORRECTIONS}?member=${member}`)).value.list;

describe('MONEY-06 a correction by hand needs two people', () => {
  it('OC-9 moves nothing before a second person approves, then once, with both in the trail', async () => {
    const { id, member, holds } = await asked('100.0000');
    expect(await posted(id)).toEqual([]);
    expect(await holds()).toBe('100.0000');
    expect((await approve(checker, id)).status).toBe(200);
    expect(await holds()).toBe('200.0000');
    expect(await posted(id)).toEqual([
      {
        kind: 'manualAdjust',
        actor: 'operator/operator2',
        amount: '1000000',
        house: 'ADJUST',
        detail: 'gameError',
      },
    ]);
    expect((await approve(third, id)).status).not.toBe(200);
    expect(await posted(id)).toHaveLength(1);
    const money = { amount: '100.0000', code: 'gameError' };
    const kind = 'balance.correction';
    const told = { of: `member:${member}`, maker: 'operator1', state: 'Approved' };
    expect(await trail(member)).toEqual([
      ['operator:operator1', 'correction.make', WHY, { asked: id, kind, to: money }],
      ['operator:operator2', 'change.approve', null, { kind, ...told }],
      ['operator:operator2', kind, WHY, money],
    ]);
    // The member's record shows why, as operators see it beside the transfer.
    const path = `/console/api/members/${member}/transactions`;
    const { value } = await maker.call<{ list: { ref: object }[] }>('GET', path);
    expect(value.list.map(({ ref }) => ref)).toContainEqual(
      expect.objectContaining({ reason: 'gameError' }),
    );
    expect(await listed(member)).toMatchObject([{ id, state: 'Applied', amount: '100.0000' }]);
  });

  it('OC-5 cannot be approved by its maker, who is the same person by another role and browser', async () => {
    const { id, member, holds } = await asked('25.0000');
    const before = await trail(member);
    const refused = { status: 403, code: 'console.second_person' };
    const turnInto = (roles: string[]) =>
      site.app.db.updateTable('operator').set({ roles }).where('name', '=', 'operator1').execute();
    const { roles } = await site.app.db
      .selectFrom('operator')
      .select('roles')
      .where('name', '=', 'operator1')
      .executeTakeFirstOrThrow();
    expect(await approve(maker, id)).toMatchObject(refused);
    for (const role of ['finance', 'root']) {
      await turnInto([role]);
      const again = await operatorAt(site.url, 'operator1');
      expect(await approve(maker, id)).toMatchObject(refused);
      expect(await approve(again, id)).toMatchObject(refused);
      const reject = await again.call('POST', `/console/api/changes/${id}/reject`, { reason: WHY });
      expect(reject).toMatchObject(refused);
    }
    await turnInto(roles);
    expect([await holds(), await posted(id), await trail(member)]).toEqual([
      '100.0000',
      [],
      before,
    ]);
    expect((await approve(third, id)).status).toBe(200);
    expect(await holds()).toBe('125.0000');
  });

  it('OC-6 is posted once when two approve at once', async () => {
    const { id, member, holds } = await asked('25.0000');
    const both = await Promise.all([approve(checker, id), approve(third, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.map(({ code }) => code)).toContain('console.decided');
    expect(await holds()).toBe('125.0000');
    expect(await posted(id)).toHaveLength(1);
    const actions = (await trail(member)).map(([, action]) => action);
    expect(actions).toEqual(['correction.make', 'change.approve', 'balance.correction']);
  });

  it('OC-10 that would go below zero is refused with its reason, and stays shown as failed', async () => {
    const { id, member, holds } = await asked('-100.0001');
    expect(await approve(checker, id)).toMatchObject({ code: 'adjust.insufficient' });
    expect(await holds()).toBe('100.0000');
    expect(await posted(id)).toEqual([]);
    expect(await listed(member)).toMatchObject([
      { id, state: 'Stale', failed: 'adjust.insufficient', amount: '-100.0001' },
    ]);
  });

  it('OC-10 together with another that leaves too little is refused, whichever comes second', async () => {
    const member = await given(site.app).member({ balance: '100.0000' });
    const ids = await Promise.all(
      ['-60.0000', '-60.0000'].map(async (amount) => (await ask(member, amount)).value.changeId),
    );
    const both = await Promise.all([approve(checker, ids[0]!), approve(third, ids[1]!)]);
    expect(both.map(({ code }) => code ?? 'done').sort()).toEqual(['adjust.insufficient', 'done']);
    expect(await cashOf(member)).toBe('40.0000');
    const states = (await listed(member)) as { state: string }[];
    expect(states.map(({ state }) => state).sort()).toEqual(['Applied', 'Stale']);
  });

  it('can take money, and takes the very last of it', async () => {
    const { id, holds } = await asked('-100.0000');
    await approve(checker, id);
    expect(await holds()).toBe('0.0000');
  });

  it('above 100,000.0000 needs a third person, different from the two', async () => {
    const border = await asked('100000.0000');
    await approve(checker, border.id);
    expect(await border.holds()).toBe('100100.0000');
    const { id, holds } = await asked('100000.0001');
    await approve(checker, id);
    expect(await holds()).toBe('100.0000');
    expect((await approve(checker, id)).status).toBe(409);
    expect(await holds()).toBe('100.0000');
    await approve(third, id);
    expect(await holds()).toBe('100100.0001');
  });

  it('needs an amount, a code, a reason and a member with real money', async () => {
    const member = await given(site.app).member();
    expect(await ask(member, '0.0000')).toMatchObject({ code: 'adjust.zero' });
    expect((await ask(member, '1.0000', { code: 'because' })).status).toBe(400);
    expect((await ask(member, '1.0000', { reason: 'short' })).status).toBe(400);
    expect((await ask('999999999', '1.0000')).status).toBe(404);
    const trial = await given(site.app).member({ type: 4 });
    expect(await ask(trial, '1.0000')).toMatchObject({ code: 'account.trial' });
    const support = await operatorAt(site.url, 'support1');
    expect((await support.call('GET', CORRECTIONS)).status).toBe(403);
  });

  it('leaves books that balance', async () => {
    for (const { id, sql } of INVARIANTS) {
      expect({ id, rows: (await site.app.pool.query(sql)).rows }).toEqual({ id, rows: [] });
    }
  });
});
