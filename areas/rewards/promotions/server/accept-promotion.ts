import { hasPlayMoney } from '@palaro/kernel';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import type { Acceptance } from '../promotions.api.ts';
import { claimAward } from './claim-award.ts';
import { signIn } from './sign-in.ts';

interface Accepted {
  promotionId: string;
  awardId?: string | undefined;
}

/**
 * Claims an award, or signs in for today, by what is named. Once, whatever is repeated: a repeat
 * has the first answer. Refuses `account.trial` for play money, and what the two refuse.
 */
export function acceptPromotion(
  app: App,
  member: Member,
  { promotionId, awardId }: Accepted,
  request: Pick<RequestInfo, 'deviceId'>,
): Promise<Acceptance> {
  if (hasPlayMoney(member.type)) throw refuse('account.trial');
  return awardId === undefined
    ? signIn(app, member, promotionId, request.deviceId)
    : claimAward(app, member, { award: awardId, promotion: promotionId });
}
