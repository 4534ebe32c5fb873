import { isTrial, pageExists, useSession, withTexts } from '@palaro/client';
import { lazyPart } from '@palaro/ui';
import { withdrawalsTexts } from '../texts.ts';

const Steps = lazyPart(
  withTexts([withdrawalsTexts], () => import('./FirstPayoutSteps.tsx')),
  null,
);

/**
 * The steps to a first payout, for a member who has not had one; nothing for everybody else. Its
 * place is the end of a screen, where nothing moves when it comes.
 */
export function FirstPayout() {
  const session = useSession();
  if (!session || isTrial(session) || !pageExists('/m/withdraw')) return null;
  return <Steps />;
}
