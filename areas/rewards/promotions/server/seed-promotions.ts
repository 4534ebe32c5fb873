import { findMemberByAccount } from '@palaro/accounts/server';
import { Money, plusSeconds } from '@palaro/kernel';
import { insertPromotion } from './insert-promotion.ts';
import type { App } from '@palaro/server';
import type { SignInRule } from './sign-in-rule.ts';

const DAY_SECONDS = 86_400;
/** The table of docs/domain/promotions.md §2, SIGN_IN. */
const RULE: SignInRule = {
  days: ['1.0000', '1.0000', '2.0000', '2.0000', '3.0000', '5.0000', '10.0000'],
  needs: '100.0000',
  turnoverTimes: 1,
};
const SIGN_IN = '01980000-0000-7000-8000-000000000001';
const GIFT_DAYS = 5;

/** A daily sign-in that runs, and an award that waits for `member1`. */
export async function seedPromotions(app: App, progress: (what: string) => void) {
  progress('a daily sign-in and an award');
  const now = app.clock.now();
  await insertPromotion(app.db, {
    id: SIGN_IN,
    kind: 'SIGN_IN',
    state: 'Running',
    title: {
      EN: 'A little something each day',
      TY: 'May kaunting regalo araw-araw',
    },
    summary: {
      EN: 'Sign in seven days in a row. The seventh is worth the most.',
      TY: 'Mag-sign in nang pitong sunod-sunod na araw. Pinakamalaki ang ikapito.',
    },
    rule: RULE,
    startsAt: plusSeconds(now, -DAY_SECONDS),
    endsAt: null,
    budget: Money.of('50000.0000'),
    madeAt: now,
    madeBy: 'demo',
  });
  const member = await findMemberByAccount(app.db, 'member1');
  if (!member) return;
  await app.db
    .insertInto('award')
    .values({
      member_id: member.id,
      cause_kind: 'gift',
      promotion: 'MANUAL',
      vendor: 'PALARO',
      transaction: 'gift/demo',
      amount: String(Money.of('50.0000')),
      turnover_times: 1,
      state: 'Issued',
      issued_at: now,
      expires_at: plusSeconds(now, GIFT_DAYS * DAY_SECONDS),
    })
    .onConflict((on) => on.doNothing())
    .execute();
}
