import { findMemberByAccount } from '@palaro/accounts/server';
import { Money, plusSeconds } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import { drawCode } from '@palaro/registration/server';
import type { App } from '@palaro/server';
import { USUAL_RULE } from '../referral-rule.ts';

const DAY_SECONDS = 86_400;
const REFERRAL = '01980000-0000-7000-8000-000000000060';
const FRIEND_DAYS = 3;

/** A referral promotion that runs, and a friend whom `member1` invited. */
export async function seedReferral(app: App, progress: (what: string) => void) {
  progress('a referral promotion');
  const now = app.clock.now();
  await insertPromotion(app.db, {
    id: REFERRAL,
    kind: 'REFERRAL',
    state: 'Running',
    title: { EN: 'Better with friends', TY: 'Mas masaya kapag may kaibigan' },
    summary: {
      EN: 'Send your link. You both get something once your friend plays.',
      TY: 'Ipadala ang link mo. May premyo ka at siya kapag naglaro ang kaibigan mo.',
    },
    rule: USUAL_RULE,
    startsAt: plusSeconds(now, -DAY_SECONDS),
    endsAt: null,
    budget: Money.of('100000.0000'),
    madeAt: now,
    madeBy: 'demo',
  });
  const member = await findMemberByAccount(app.db, 'member1');
  const friend = await findMemberByAccount(app.db, 'member2');
  if (!member || !friend) return;
  await app.db
    .insertInto('referral_code')
    .values({ member_id: member.id, code: drawCode() })
    .onConflict((on) => on.column('member_id').doNothing())
    .execute();
  await app.db
    .insertInto('referral')
    .values({
      member_id: friend.id,
      referrer_id: member.id,
      since: plusSeconds(now, -FRIEND_DAYS * DAY_SECONDS),
    })
    .onConflict((on) => on.column('member_id').doNothing())
    .execute();
}
