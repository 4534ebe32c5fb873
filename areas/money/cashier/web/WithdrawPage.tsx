import { isTrial, t, useQueryParam, useSession } from '@palaro/client';
import { AccountNeeded, NotLoaded } from '@palaro/ui';
import { PayoutWay } from './withdraw/PayoutWay.tsx';
import { WithdrawableAmount } from './withdraw/WithdrawableAmount.tsx';
import { WithdrawBars } from './withdraw/WithdrawBars.tsx';
import { WithdrawalScreen } from './withdraw/WithdrawalScreen.tsx';
import { WithdrawForm } from './withdraw/WithdrawForm.tsx';
import styles from './withdraw/Withdraw.module.css';
import { useWithdrawable } from './withdrawable/use-withdrawable.ts';

/**
 * `/m/withdraw`: first what can be taken out now, then what is locked and by which rule, then the
 * form. Each withdrawal is a receipt that follows by itself (`?order=`).
 */
export default function WithdrawPage() {
  const [order] = useQueryParam('order');
  if (isTrial(useSession())) return <NoWithdrawals />;
  return order ? <WithdrawalScreen key={order} id={order} /> : <RequestPage />;
}

function RequestPage() {
  const withdrawable = useWithdrawable();
  const { data } = withdrawable;
  return (
    <div className={styles.page}>
      {data ? (
        <>
          <WithdrawableAmount withdrawable={data} />
          <WithdrawBars withdrawable={data} />
          {data.way?.some(({ state }) => state !== 'done') && <PayoutWay way={data.way} />}
          {/[1-9]/.test(data.amount) && <WithdrawForm withdrawable={data} />}
        </>
      ) : (
        <div>
          <NotLoaded of={[withdrawable]} rows={5} retryLabel={t('withdrawals.try_again')} />
        </div>
      )}
    </div>
  );
}

/** Says it before the server has to refuse. */
const NoWithdrawals = () => (
  <AccountNeeded title={t('withdrawals.trial')}>{t('withdrawals.trial_help')}</AccountNeeded>
);
