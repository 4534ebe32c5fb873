import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Withdrawable } from '../../withdrawals.api.ts';
import { withdrawalSite } from './test-withdrawals.ts';

let site: Awaited<ReturnType<typeof withdrawalSite>>;
beforeAll(async () => {
  site = await withdrawalSite();
});
afterAll(() => site.stop());

type Member = Awaited<ReturnType<typeof site.member>>;

const read = async (member: Pick<Member, 'ask'>) =>
  (await member.ask('GET', '/api/v1/withdrawals/withdrawable')).value as unknown as Withdrawable;
const statesOf = ({ way }: Withdrawable) =>
  way && Object.fromEntries(way.map(({ step, state }) => [step, state]));

it('MONEY-02 all bars are told at once, an account under check with its reason and its time', async () => {
  const owner = await site.payee('player121', { accountNumber: '001210001234' });
  expect((await read(owner)).bars).toEqual([]);
  const member = await site.payee('player122', { accountNumber: '001210001234' });
  await site.app.pool.query(
    `insert into turnover_requirement (member_id, requirement_id, cause_kind, cause_id, required,
        opened_at)
      values ($1, nextval('turnover_requirement_id'), 'deposit', 'bars', 5000000, $2)`,
    [member.id, site.app.clock.now()],
  );
  await member.given({ kyc_level: 0 });
  const { amount, balance, bars } = await read(member);
  expect([amount, Number(balance) > 0]).toEqual(['0.0000', true]);
  expect(bars.map(({ bar }) => bar)).toEqual(['kyc', 'card_review', 'turnover']);
  const { until, ...account } = bars[1]!;
  expect(account).toMatchObject({ account: 'BDO Unibank ••••1234', reason: 'owner' });
  const left = Date.parse(until ?? '') - site.app.clock.now().getTime();
  expect([left > 11 * 3_600_000, left <= 12 * 3_600_000]).toEqual([true, true]);
  const cards = (await member.get('/bankCard')) as { list: { review: unknown }[] };
  expect(cards.list).toMatchObject([{ review: { reason: 'owner', until } }]);
});

it('MONEY-02 a card whose holder is not the proven name is checked because of its name', async () => {
  const member = await site.payee('player123');
  await member.given({ payee_name: 'Juan Reyes' });
  await site.app.pool.query(
    `update bank_card set state = 'review', review_since = $2 where id = $1`,
    [member.card, site.app.clock.now()],
  );
  expect((await read(member)).bars).toMatchObject([{ bar: 'card_review', reason: 'name' }]);
});

it('MONEY-02 the way to a first payout tells the state of seven steps, until one is asked for', async () => {
  const fresh = await site.member('player124');
  await fresh.given({ kyc_level: 0, mobile_verified_at: null });
  expect(statesOf(await read(fresh))).toEqual({
    mobile: 'open',
    person: 'open',
    identity: 'open',
    payment_password: 'open',
    account: 'open',
    deposit: 'done',
    turnover: 'done',
  });
  const member = await site.payee('player125');
  expect(new Set(Object.values(statesOf(await read(member)) ?? {}))).toEqual(new Set(['done']));
  await member.withdraw('100.0000');
  expect((await read(member)).way).toBeNull();
});
