import { findMemberByAccount } from '@palaro/accounts/server';
import { Money, newId, plusSeconds } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import { inputDigest, type App } from '@palaro/server';
import { REJECTIONS } from '../applications.api.ts';
import type { ApplicationRule } from './application-rule.ts';
import { insertPictures } from './pictures.ts';

const DAY_SECONDS = 86_400;
const PROMOTION = '01980000-0000-7000-8000-000000000009';
const APPLICANT = 'player204';
const WAITS_SECONDS = 2 * 3_600;
const RULE: ApplicationRule = {
  cap: '10000.0000',
  turnoverTimes: 3,
  reapply: 1,
  reasons: REJECTIONS,
};
const WIDTH = 480;
const HEIGHT = 320;

/** A promotion that is applied for, and one application that waits at the desk. */
export async function seedApplications(app: App, progress: (what: string) => void) {
  progress('an application for a promotion');
  const now = app.clock.now();
  await insertPromotion(app.db, {
    id: PROMOTION,
    kind: 'MANUAL',
    state: 'Running',
    title: {
      EN: 'Your fiesta, on us',
      TY: 'Fiesta mo, sagot namin',
    },
    summary: {
      EN: 'Tell us how you celebrate, with a picture if you like. We add up to ₱10,000.',
      TY: 'Ikuwento kung paano ka nagdiriwang, may larawan man o wala. Hanggang ₱10,000 ang dagdag.',
    },
    rule: RULE,
    startsAt: plusSeconds(now, -DAY_SECONDS),
    endsAt: null,
    budget: Money.of('60000.0000'),
    madeAt: now,
    madeBy: 'demo',
  });
  const member = await findMemberByAccount(app.db, APPLICANT);
  if (!member) return;
  const sentAt = plusSeconds(now, -WAITS_SECONDS);
  const id = newId(sentAt);
  const comment = 'Our barangay dances on the 8th. I bring the lanterns.';
  const { default: sharp } = await import('sharp');
  const bytes = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#f7c548' },
  })
    .jpeg()
    .toBuffer();
  await app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('promotion_application')
      .values({
        id,
        promotion_id: PROMOTION,
        member_id: member.id,
        attempt: 1,
        comment,
        digest: inputDigest(app, 'applications', { comment }),
        state: 'Waiting',
        sent_at: sentAt,
      })
      .execute();
    await insertPictures(app, tx, id, [{ bytes, width: WIDTH, height: HEIGHT }]);
  });
}
