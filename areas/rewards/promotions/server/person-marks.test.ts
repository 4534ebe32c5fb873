import type { MemberId } from '@palaro/kernel';
import { given, standingClock, testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { acceptAs, paidTo, signInPromotion } from './test-promotions.ts';

/** Noon in Manila. */
const clock = standingClock(new Date('2026-11-21T04:00:00Z'));
const site = await testApp({ clock });
const { app } = site;
afterAll(() => site.stop());

const run = (sql: string, values: readonly unknown[]) => app.pool.query(sql, [...values]);

/** Ways in which two accounts are one person, by the name that the test shows. */
const SHARED: Record<string, (member: MemberId, nth: number) => Promise<unknown>> = {
  'a bank account that one of them removed': (member, nth) =>
    run(
      `insert into bank_card (id, member_id, bank_code, number_sealed, number_digest, last4, holder,
          state, added_at, usable_from, removed_at)
        values (gen_random_uuid()::text, $1, 'GCASH', '\\x00', '\\xca4d', '4321', 'Ana Reyes',
          'active', $2, $2, case $3::int when 0 then $2::timestamptz end)`,
      [member, clock.now(), nth],
    ),
  'the papers of one person': (member) =>
    run(
      `insert into kyc_person (member_id, sealed, person_digest, saved_at)
        values ($1, '\\x00', '\\xbeef', $2)`,
      [member, clock.now()],
    ),
  'name and birthday, however the name is written': (member, nth) =>
    run(`update member set payee_name = $2, birthday = '1990-05-17' where id = $1`, [
      member,
      nth === 0 ? 'Ana Reyes' : ' ANA reyes',
    ]),
};

it.each(Object.keys(SHARED))(
  'PR-19 a second account with %s is refused, from another browser too, and is told no reason',
  async (name) => {
    const promotionId = await signInPromotion(app);
    const first = await given(app).member();
    const second = await given(app).member();
    await SHARED[name]?.(first, 0);
    await SHARED[name]?.(second, 1);
    expect(await acceptAs(app, first, { promotionId })).toMatchObject({ code: null });
    expect(await acceptAs(app, second, { promotionId })).toEqual({
      code: 'promo.already_claimed_here',
    });
    expect(await paidTo(app, second)).toMatchObject({ times: 0 });
    // The first one's own day goes on.
    clock.advance(86_400);
    expect(await acceptAs(app, first, { promotionId })).toMatchObject({ code: null });
  },
);

it('PR-19 marks keep nothing personal: no name, no birthday, no number', async () => {
  const { rows } = await run('select mark from promotion_mark', []);
  expect(rows.length).toBeGreaterThan(0);
  for (const { mark } of rows as { mark: string }[]) {
    expect(mark).toMatch(/^(device-of-\d+|(card|person|id-number|name)\/[0-9a-f]+)$/);
  }
});
