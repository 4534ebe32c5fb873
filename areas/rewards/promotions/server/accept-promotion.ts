import { hasPlayMoney } from '@palaro/kernel';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import type { Acceptance } from '../promotions.api.ts';
import { claimAward } from './claim-award.ts';
import { kindOf } from './promotion-kind.ts';
import { findPublished } from './promotions.repository.ts';

interface Accepted {
  promotionId: string;
  awardId?: string | undefined;
}

/**
 * Claims an award, or takes part in a promotion, by what is named. Once, whatever is repeated: a
 * repeat has the first answer. Refuses `account.trial` for play money, `not_found`,
 * `promo.wrong_status` where one takes part elsewhere, and as the two do.
 */
export async function acceptPromotion(
  app: App,
  member: Member,
  { promotionId, awardId }: Accepted,
  request: Pick<RequestInfo, 'deviceId'>,
): Promise<Acceptance> {
  if (hasPlayMoney(member.type)) throw refuse('account.trial');
  if (awardId !== undefined) {
    return claimAward(app, member, { award: awardId, promotion: promotionId });
  }
  const promotion = await findPublished(app, promotionId);
  if (!promotion) throw refuse('not_found');
  const kind = kindOf(app, promotion.kind);
  if (!kind.accept) throw refuse('promo.wrong_status');
  return kind.accept(app, member, promotion, request);
}
