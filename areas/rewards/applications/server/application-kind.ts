import { Money, type MemberId } from '@palaro/kernel';
import type { PromotionKind, PromotionOf, Say, Standing } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import { COMMENT_MOST, PICTURES_MOST } from '../applications.limits.ts';
import { en } from '../applications.en.ts';
import { ty } from '../applications.ty.ts';
import type { ApplicationRule } from './application-rule.ts';
import { findApplicationAward, listOwn } from './applications.repository.ts';

/** Promotion that members apply for and reviewers decide about (docs/domain/promotions.md §10). */
export const applicationKind: PromotionKind<ApplicationRule> = {
  type: 'MANUAL',
  texts: { EN: en, TY: ty },
  // What is promised up to must be there for whoever applies.
  least: ({ cap }) => Money.of(cap),
  budgetLeast: ({ cap }) => Money.of(cap),
  turnoverTimes: (rule) => rule.turnoverTimes,
  conditions({ cap, turnoverTimes, reapply }, say) {
    const most = Money.of(cap);
    return [
      say('applications.cond_apply', { comment: COMMENT_MOST, pictures: PICTURES_MOST }),
      say('applications.cond_cap', { cap: most }),
      turnoverTimes === 0
        ? say('applications.cond_free')
        : say('applications.cond_turnover', { times: turnoverTimes }),
      againIn(reapply, say),
      say('applications.cond_once'),
      say('applications.cond_budget', { cap: most }),
    ];
  },
  past: {
    untold: ({ cap }, say) => [say('applications.past', { cap: Money.of(cap) })],
  },
  standing: (app, promotion, { member }) =>
    member === null ? Promise.resolve({}) : standingOf(app, promotion, member),
};

function againIn(reapply: number, say: Say): string {
  if (reapply === 0) return say('applications.cond_final');
  return reapply === 1
    ? say('applications.cond_reapply_once')
    : say('applications.cond_reapply', { count: reapply });
}

async function standingOf(
  app: App,
  { id }: Pick<PromotionOf<ApplicationRule>, 'id'>,
  member: MemberId,
): Promise<Standing> {
  const [[last], award] = await Promise.all([
    listOwn(app.db, member, id),
    findApplicationAward(app.db, member, id),
  ]);
  if (award?.state === 'Claimed' || award?.state === 'Issued') {
    const isOver = award.state === 'Issued' && award.expires_at <= app.clock.now();
    const standing = { award: { state: award.state, expiresAt: award.expires_at } };
    return isOver ? { ineligible: true } : standing;
  }
  if (last?.state === 'Waiting' || last?.state === 'Proposed') return { application: 'Applying' };
  if (last?.state === 'Rejected') return { application: 'Rejected' };
  // Approved, and the award ran out or was taken back.
  return last ? { ineligible: true } : {};
}
