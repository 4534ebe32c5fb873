import { isTrial, t, useCall, useSession } from '@palaro/client';
import { AccountNeeded, NotLoaded } from '@palaro/ui';
import { rebateApi } from '../rebate.api.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { RebateCard } from './RebateCard.tsx';
import styles from './rebate.module.css';

/** `/m/member/manualRebate`: what of the member's bets is given back when he asks (MONEY-05). */
export default function ManualRebatePage() {
  return isTrial(useSession()) ? <AccountNeeded /> : <Rebate />;
}

function Rebate() {
  const read = useCall(rebateApi.manualRebate);
  return (
    <div className={styles.page}>
      {read.data ? (
        <RebateCard preview={read.data} />
      ) : (
        <NotLoaded of={[read]} rows={4} retryLabel={t('rebate.try_again')} />
      )}
      <HowItWorks />
    </div>
  );
}
