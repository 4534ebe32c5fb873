import { isTrial, reloadCall, switchOn, useCall, useSession, useTopic } from '@palaro/client';
import { awardsTopic, promotionsApi } from '../promotions.api.ts';

/**
 * How many awards wait for the member (FTR-04); 0 for guests and trials, while loading, and if the
 * reward center is switched off. Push keeps it current.
 */
export function useUnclaimed(): number {
  const session = useSession();
  const when = session !== null && !isTrial(session) && switchOn('REWCEN3');
  const { data = 0 } = useCall(promotionsApi.unclaimedAwards, undefined, { when });
  const reload = () => void reloadCall(promotionsApi.unclaimedAwards);
  useTopic(awardsTopic, { onEvent: reload, onGap: reload }, { when });
  return when ? data : 0;
}
