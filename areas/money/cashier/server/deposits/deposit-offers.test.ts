import { randomUUID } from 'node:crypto';
import { Money, plusSeconds } from '@palaro/kernel';
import { readTurnover } from '@palaro/turnover/server';
import { execute, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import { foldNow } from '@palaro/server-app/folds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cashierSite,
  endEvent,
  paidEvent,
  type CashierMember,
  type CashierSite,
} from '../test-cashier.ts';

let site: CashierSite;
beforeAll(async () => {
  site = await cashierSite();
});
afterAll(() => site.stop());

interface Given {
  kind?: 'FIRST_DEPOSIT' | 'DEPOSIT';
  budget?: string;
  cap?: string;
}

/** An offer that runs: 100 % up to 1,000 from 100 on, to be bet ten times with its deposit. */
async function offer({
  kind = 'FIRST_DEPOSIT',
  budget = '5000.0000',
  cap = '1000.0000',
}: Given = {}) {
  const id = randomUUID();
  const now = site.app.clock.now();
  const rule = { percent: 100, cap, least: '100.0000', turnoverTimes: 10 };
  await site.app.db
    .insertInto('promotion')
    .values({
      id,
      kind,
      state: 'Running',
      title: JSON.stringify({ EN: 'Doubled', TY: 'Doble' }),
      summary: JSON.stringify({ EN: 'Twice', TY: 'Dalawa' }),
      rule: JSON.stringify(rule),
      starts_at: now,
      ends_at: null,
      budget: String(Money.of(budget)),
      made_at: now,
      made_by: 'test',
    })
    .execute();
  return id;
}

const end = (id: string) =>
  site.app.db.updateTable('promotion').set({ state: 'Ended' }).where('id', '=', id).execute();

const budgetOf = async (id: string) => {
  const { spent, reserved } = await site.app.db
    .selectFrom('promotion')
    .select(['spent', 'reserved'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { spent: Money.text(BigInt(spent)), reserved: Money.text(BigInt(reserved)) };
};

const required = async ({ id }: CashierMember) => {
  const { rows } = await site.app.pool.query<{ sum: string }>(
    'select coalesce(sum(required), 0)::text as sum from turnover_requirement where member_id = $1',
    [id],
  );
  return Money.text(BigInt(rows[0]?.sum ?? 0));
};

const offersFor = async (member: CashierMember, amount: string) => {
  const query = `amount=${amount}&method=GCASH`;
  const { value } = await member.call<{ list: { id: string; bonus: string; turnover: string }[] }>(
    'GET',
    `/wps/relay/MCS2_depositPromoList?${query}`,
  );
  return value.list.map(({ id, bonus, turnover }) => ({ id, bonus, turnover }));
};

let rounds = 0;
async function bet({ id: member }: CashierMember, stake: string) {
  rounds += 1;
  const round = `offer-${rounds}`;
  const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
  await launchSession(site.app, { member, vendor: HOUSE_VENDOR, game: 'perlas', ...about });
  const [answer] = await execute(site.app, [
    {
      kind: 'betWin',
      vendor: HOUSE_VENDOR,
      member,
      currency: 'PHP',
      game: 'perlas',
      round,
      transaction: round,
      bet: Money.of(stake),
      win: Money.of(stake),
    },
  ]);
  if (answer?.status !== 'OK') throw new Error(`the bet was refused: ${answer?.status}`);
}

it.each([
  ['500.0000', '500.0000', '10000.0000'],
  ['2000.0000', '1000.0000', '30000.0000'],
])(
  'MONEY-01 PR-10 a first deposit of %s brings %s, to be bet with it',
  async (amount, bonus, turnover) => {
    const id = await offer();
    const member = await site.member();
    expect(await offersFor(member, '99.0000')).toEqual([]);
    expect(await offersFor(member, amount)).toEqual([{ id, bonus, turnover }]);
    const made = await member.deposit({ amount, promotionId: id });
    expect(made.value).toMatchObject({ promotion: { title: 'Doubled', bonus }, turnover });
    expect(await budgetOf(id)).toEqual({ spent: '0.0000', reserved: bonus });
    await site.hear(paidEvent(made.value));
    expect(await member.cash()).toBe(Money.text(Money.of(amount) + Money.of(bonus)));
    expect(await required(member)).toBe(turnover);
    expect(await budgetOf(id)).toEqual({ spent: bonus, reserved: '0.0000' });
    await end(id);
  },
);

it('PR-11 is not offered with a second deposit, and an event heard twice pays once', async () => {
  const id = await offer();
  const member = await site.member();
  const { value } = await member.deposit({ amount: '100.0000', promotionId: id });
  const event = paidEvent(value);
  await site.hear(event);
  await site.hear(event);
  expect(await member.cash()).toBe('200.0000');
  expect(await offersFor(member, '100.0000')).toEqual([]);
  const again = await member.deposit({ amount: '100.0000', promotionId: id });
  expect(again).toMatchObject({ status: 422, code: 'promo_not_eligible' });
  const detail = await member.call<{ status: string }>('GET', `/api/v1/promotions/${id}`);
  expect(detail.value.status).toBe('Claimed');
  await end(id);
});

it('PR-12 what must be bet shrinks with play, until the withdrawal is free of it', async () => {
  const id = await offer();
  const member = await site.member();
  const { value } = await member.deposit({ amount: '500.0000', promotionId: id });
  await site.hear(paidEvent(value));
  const left = async () => {
    await foldNow(site.app);
    const { items } = await readTurnover(site.app, member.id);
    return Money.text(Money.sum(items.map((one) => one.required - one.done)));
  };
  expect(await left()).toBe('10000.0000');
  for (let i = 0; i < 99; i += 1) await bet(member, '100.0000');
  expect(await left()).toBe('100.0000');
  await bet(member, '100.0000');
  expect(await left()).toBe('0.0000');
  await end(id);
});

it.each(['cancelled', 'failed', 'expired'] as const)(
  'an order that is %s gives the promise back, and the member may take it again',
  async (how) => {
    const id = await offer();
    const member = await site.member();
    const { value } = await member.deposit({ amount: '300.0000', promotionId: id });
    const shown = await member.call<{ status: string }>('GET', `/api/v1/promotions/${id}`);
    expect(shown.value.status).toBe('Joined');
    const second = await member.deposit({ method: 'MAYA', amount: '300.0000', promotionId: id });
    expect(second.code).toBe('promo_not_eligible');
    if (how === 'cancelled') await member.call('POST', `/api/v1/deposits/${value.id}/cancel`);
    else await site.hear(endEvent(value, how));
    expect(await budgetOf(id)).toEqual({ spent: '0.0000', reserved: '0.0000' });
    expect((await offersFor(member, '300.0000')).map((one) => one.id)).toContain(id);
    // Money that comes now is added as any other.
    await site.hear(paidEvent(value));
    expect(await member.cash()).toBe('300.0000');
    expect(await required(member)).toBe('300.0000');
    await end(id);
  },
);

it('case 19 a promotion that ends before the payment keeps what it promised; a small payment earns none', async () => {
  const id = await offer();
  const [member, other] = await Promise.all([site.member(), site.member()]);
  const { value } = await member.deposit({ amount: '400.0000', promotionId: id });
  const { value: small } = await other.deposit({ amount: '100.0000', promotionId: id });
  await end(id);
  await site.hear(paidEvent(value));
  expect(await member.cash()).toBe('800.0000');
  // Within what is credited by itself, and below the offer's least.
  await site.hear(paidEvent(small, { amount: '99.5000' }));
  expect(await other.cash()).toBe('99.5000');
  expect(await required(other)).toBe('99.5000');
  const order = await other.call('GET', `/api/v1/deposits/${small.id}`);
  expect(order.value).toMatchObject({ promotion: null, turnover: '99.5000' });
  expect(await budgetOf(id)).toEqual({ spent: '400.0000', reserved: '0.0000' });
  const told = await site.app.db
    .selectFrom('inbox_message')
    .select('body')
    .where('member_id', '=', other.id)
    .execute();
  expect(told.map(({ body }) => (body as { template?: string }).template)).toContain(
    'offer_lapsed',
  );
});

it('case 20 PR-8 of members who want more than the budget, the first are promised it', async () => {
  const id = await offer({ budget: '1000.0000' });
  const members = await Promise.all(Array.from({ length: 3 }, () => site.member()));
  const made = await Promise.all(
    members.map((member) => member.deposit({ amount: '500.0000', promotionId: id })),
  );
  const codes = made.map(({ status, code }) => (status === 200 ? 'ok' : code)).toSorted();
  expect(codes).toEqual(['ok', 'ok', 'promo.budget_empty']);
  expect(await budgetOf(id)).toEqual({ spent: '0.0000', reserved: '1000.0000' });
  await end(id);
});

it('a day’s offer is taken once a day; who is on a break is offered none', async () => {
  const id = await offer({ kind: 'DEPOSIT' });
  const member = await site.member();
  const { value } = await member.deposit({ amount: '200.0000', promotionId: id });
  await site.hear(paidEvent(value));
  expect(await offersFor(member, '200.0000')).toEqual([]);
  const resting = await site.member();
  await site.app.db
    .insertInto('exclusion')
    .values({
      member_id: resting.id,
      kind: 'time_out',
      from_at: site.app.clock.now(),
      until_at: plusSeconds(site.app.clock.now(), 3_600),
      imposed_by: '',
    })
    .execute();
  expect(await offersFor(resting, '200.0000')).toEqual([]);
  await end(id);
});
