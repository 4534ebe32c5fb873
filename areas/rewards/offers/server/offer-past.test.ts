import { dayIn, Money, plusDays } from '@palaro/kernel';
import { testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { bonusOf } from './deposit-rule.ts';
import { offerPast } from './offer-past.ts';

const site = await testApp({ demo: true });
const { app } = site;
afterAll(() => site.stop());

const RULE = { percent: 50, cap: '400.0000', least: '200.0000', turnoverTimes: 5 };
const ZONE = 'Asia/Manila';

/** Credits of real money from the ledger itself, the oldest first. */
async function creditedDeposits() {
  const { rows } = await app.pool.query<{ member: string; at: Date; credited: string }>(
    `select t.member_id::text as member, o.paid_at as at, o.credited::text as credited
      from ledger.transfer t
        left join deposit_order o on o.member_id = t.member_id and o.id::text = t.cause_id
      where t.kind = 'deposit' order by t.transfer_id`,
  );
  return rows;
}

it.each(['FIRST_DEPOSIT', 'DEPOSIT'] as const)(
  'REWARD-01 a simulated %s gives the bonus of each deposit that was credited and could have it',
  async (type) => {
    const now = app.clock.now();
    const to = dayIn(ZONE, now);
    const days = { from: plusDays(to, -89), to, zone: ZONE, now };
    const credits = await creditedDeposits();
    const orders = credits.filter(({ at }) => at !== null);
    expect(orders.length).toBeGreaterThan(0);
    const expected: string[] = [];
    const past = new Set<string>();
    for (const { member, at, credited } of credits) {
      const bonus = at === null ? null : bonusOf(RULE, BigInt(credited));
      const day = at === null ? '' : dayIn(ZONE, at);
      const cycle = type === 'FIRST_DEPOSIT' ? member : `${member}/${day}`;
      const open = !past.has(cycle);
      // A first deposit that is too small is the first all the same.
      if (type === 'FIRST_DEPOSIT' || bonus !== null) past.add(cycle);
      if (open && bonus !== null && day >= days.from) {
        expected.push([member, day, Money.text(bonus)].join(' '));
      }
    }
    const members = [...new Set(credits.map(({ member }) => member))];
    const awards = await offerPast(type).awards(app.db, RULE, members, days);
    const simulated = awards.map(({ member, day, amount }) =>
      [member, day, Money.text(amount)].join(' '),
    );
    expect(simulated.sort()).toEqual(expected.sort());
  },
);
