import { Money, newId, type MemberId } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import { given, testApp } from '@palaro/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { confirmAdjust, declineAdjust, proposeAdjust } from './adjust-by-hand.ts';

const site = await testApp();
const node = await testApp({ database: site.database });
const { app } = site;
afterAll(async () => {
  await node.stop();
  await site.stop();
});

const MAKER = 'operator1';
const CHECKER = 'operator2';
const THIRD = 'operator3';

const newMember = (balance = '100.0000') => given(app).member({ balance });
const draftFor = (member: MemberId, amount: string) => ({
  id: newId(app.clock.now()),
  ...({ member, amount: Money.of(amount), reason: 'gameError', note: 'ticket 88' } as const),
});
async function proposed(amount: string, balance?: string) {
  const member = await newMember(balance);
  const draft = draftFor(member, amount);
  await proposeAdjust(app, draft, MAKER);
  return { ...draft, holds: () => cashOf(member) };
}

async function cashOf(member: MemberId) {
  const { balance } = await app.db
    .selectFrom('wallet')
    .select('balance')
    .where('member_id', '=', member)
    .where('kind', '=', 'CASH')
    .executeTakeFirstOrThrow();
  return Money.text(BigInt(balance));
}
const posted = async (id: string) =>
  (
    await app.pool.query(
      `select t.kind, t.actor, p.amount, h.kind as house, h.detail
        from transfer t join posting p using (member_id, transfer_id)
        join house_account h on h.account_id = least(p.from_account, p.to_account)
        where t.cause_kind = 'adjust' and t.cause_id = $1`,
      [id],
    )
  ).rows;
const acts = async (id: string) =>
  (
    await app.db
      .selectFrom('adjust_act')
      .select(['act', 'actor'])
      .where('request', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ act, actor }) => `${actor} ${act}`);

describe('MONEY-06 a correction by hand needs two people', () => {
  it('OC-9 moves nothing before a second person confirms, and is then posted once', async () => {
    const { id, holds } = await proposed('25.0000');
    expect(await posted(id)).toEqual([]);
    expect(await holds()).toBe('100.0000');
    expect(await confirmAdjust(app, id, CHECKER)).toMatchObject({ state: 'Applied' });
    expect(await confirmAdjust(node.app, id, CHECKER)).toMatchObject({ state: 'Applied' });
    expect(await holds()).toBe('125.0000');
    expect(await posted(id)).toEqual([
      {
        ...{ kind: 'manualAdjust', actor: 'operator/operator2', amount: '250000' },
        ...{ house: 'ADJUST', detail: 'gameError' },
      },
    ]);
    expect(await acts(id)).toEqual(['operator1 propose', 'operator2 confirm']);
  });

  it('can take money too', async () => {
    const { id, holds } = await proposed('-30.0000');
    await confirmAdjust(app, id, CHECKER);
    expect(await holds()).toBe('70.0000');
  });

  it('OC-5 cannot be confirmed by its maker, however the name is written', async () => {
    const { id, holds } = await proposed('25.0000');
    for (const name of [MAKER, 'OPERATOR1', ' operator1 ']) {
      await expect(confirmAdjust(app, id, name)).rejects.toThrow('console.second_person');
    }
    await expect(confirmAdjust(app, id, ' ')).rejects.toThrow('no_permission');
    expect(await holds()).toBe('100.0000');
    expect(await acts(id)).toEqual(['operator1 propose']);
    const same = app.pool.query(
      `update adjust_request set state = 'Applied', ended_by = 'Operator1', ended_at = now()
        where id = $1`,
      [id],
    );
    await expect(same).rejects.toThrow('adjust_by_two');
  });

  it('OC-6 is applied once when two confirm at once on two nodes, and one of them is told so', async () => {
    const { id, holds } = await proposed('25.0000');
    const both = await Promise.allSettled([
      confirmAdjust(app, id, CHECKER),
      confirmAdjust(node.app, id, THIRD),
    ]);
    const refused = both.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as Error).message] : [],
    );
    expect(refused).toEqual(['adjust.ended']);
    expect(await holds()).toBe('125.0000');
    expect(await posted(id)).toHaveLength(1);
    expect(await acts(id)).toHaveLength(2);
  });

  it('OC-8 changes nothing after 24 hours', async () => {
    const { id, holds } = await proposed('25.0000');
    app.clock.advance(24 * 3_600);
    await expect(confirmAdjust(app, id, CHECKER)).rejects.toThrow('adjust.expired');
    await expect(declineAdjust(app, id, CHECKER)).rejects.toThrow('adjust.expired');
    expect(await holds()).toBe('100.0000');
    expect(await acts(id)).toEqual(['operator1 propose']);
  });

  it('OC-10 is refused if cash would go below zero, and can be confirmed later', async () => {
    const { id, holds } = await proposed('-100.0001');
    await expect(confirmAdjust(app, id, CHECKER)).rejects.toThrow('adjust.insufficient');
    expect(await holds()).toBe('100.0000');
    expect(await posted(id)).toEqual([]);
    expect(await acts(id)).toEqual(['operator1 propose']);
  });

  it.each([
    ['rejected by another person', CHECKER, 'Rejected', 'reject'],
    ['withdrawn by its maker', MAKER, 'Withdrawn', 'withdraw'],
  ])('that was %s changes nothing and never will', async (_how, who, state, act) => {
    const { id, holds } = await proposed('25.0000');
    expect(await declineAdjust(app, id, who, 'not ours')).toMatchObject({ state });
    expect(await declineAdjust(app, id, who, 'not ours')).toMatchObject({ state });
    await expect(confirmAdjust(app, id, CHECKER)).rejects.toThrow('adjust.ended');
    await expect(declineAdjust(app, id, THIRD)).rejects.toThrow('adjust.ended');
    expect(await holds()).toBe('100.0000');
    expect(await acts(id)).toEqual(['operator1 propose', `${who} ${act}`]);
  });

  it('is either confirmed or rejected when both come at once', async () => {
    const { id, holds } = await proposed('25.0000');
    const both = await Promise.allSettled([
      confirmAdjust(app, id, CHECKER),
      declineAdjust(node.app, id, THIRD),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state } = await app.db
      .selectFrom('adjust_request')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await holds()).toBe(state === 'Applied' ? '125.0000' : '100.0000');
    expect(await posted(id)).toHaveLength(state === 'Applied' ? 1 : 0);
  });

  it('above 100,000.0000 needs a third person, different from the two', async () => {
    const border = await proposed('100000.0000');
    expect(await confirmAdjust(app, border.id, CHECKER)).toMatchObject({ state: 'Applied' });
    const { id, holds } = await proposed('100000.0001');
    expect(await confirmAdjust(app, id, CHECKER)).toMatchObject({ state: 'Pending' });
    expect(await confirmAdjust(app, id, 'Operator2')).toMatchObject({ state: 'Pending' });
    await expect(confirmAdjust(app, id, MAKER)).rejects.toThrow('console.second_person');
    expect(await holds()).toBe('100.0000');
    expect(await confirmAdjust(app, id, THIRD)).toMatchObject({ state: 'Applied' });
    expect(await holds()).toBe('100100.0001');
    expect(await acts(id)).toEqual(['operator1 propose', 'operator2 confirm', 'operator3 confirm']);
  });

  it('that is proposed again is the same request; another one under its id is refused', async () => {
    const draft = draftFor(await newMember(), '5.0000');
    const first = await proposeAdjust(app, draft, MAKER);
    expect(await proposeAdjust(node.app, draft, MAKER)).toEqual(first);
    expect(await acts(draft.id)).toEqual(['operator1 propose']);
    const other = { ...draft, amount: Money.of('6.0000') };
    await expect(proposeAdjust(app, other, MAKER)).rejects.toThrow('idempotency_mismatch');
    await expect(proposeAdjust(app, draft, CHECKER)).rejects.toThrow('idempotency_mismatch');
  });

  it('needs a reason, a text, an amount and a member with real money', async () => {
    const draft = draftFor(await newMember(), '5.0000');
    const refused = (change: object, by = MAKER) =>
      expect(proposeAdjust(app, { ...draft, ...change }, by)).rejects;
    await refused({ reason: 'because' }).toThrow('console.reason_required');
    await refused({ note: '  ' }).toThrow('console.reason_required');
    await refused({ amount: 0n }).toThrow('malformed');
    await refused({ member: '999999999' }).toThrow('not_found');
    await refused({ member: await given(app).member({ type: 4 }) }).toThrow('account.trial');
    await refused({}, '').toThrow('no_permission');
    await expect(confirmAdjust(app, draft.id, CHECKER)).rejects.toThrow('not_found');
  });

  it('leaves books that balance, and acts that nobody changes', async () => {
    for (const { id, sql } of INVARIANTS) {
      expect({ id, rows: (await app.pool.query(sql)).rows }).toEqual({ id, rows: [] });
    }
    const { pool: owner } = site.database;
    await expect(owner.query('delete from adjust_act')).rejects.toThrow('append-only');
    await expect(owner.query(`update adjust_act set actor = 'x'`)).rejects.toThrow('append');
  });
});
