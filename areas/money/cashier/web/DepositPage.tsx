import {
  isTrial,
  t,
  useCall,
  useQueryParam,
  useSession,
  useTemplate,
  useTopic,
} from '@palaro/client';
import { AccountNeeded, NotLoaded } from '@palaro/ui';
import { methodsChanged } from '../cashier.api.ts';
import { depositsApi } from '../deposits.api.ts';
import { BaseDeposit } from './deposit/BaseDeposit.tsx';
import { NewDeposit } from './deposit/NewDeposit.tsx';
import { NoMethods } from './deposit/NoMethods.tsx';
import { OrderScreen } from './order/OrderScreen.tsx';
import styles from './deposit/Deposit.module.css';

/** The template's number of the new deposit page (APP-07). */
const NEW = 1;

/**
 * `/m/voucherCenter`: ordering a deposit, in the template's version, and each order as a receipt
 * that changes while one looks (`?order=`).
 */
export default function DepositPage() {
  const [order] = useQueryParam('order');
  if (isTrial(useSession())) return <NoDeposits />;
  return order ? <OrderScreen key={order} id={order} /> : <Ordering />;
}

function Ordering() {
  const methods = useCall(depositsApi.depositMethods);
  const again = () => void methods.refetch();
  useTopic(methodsChanged, { onEvent: again, onGap: again });
  const Version = useTemplate()?.dep_func === NEW ? NewDeposit : BaseDeposit;
  const { data } = methods;
  if (!data) {
    return (
      <div className={styles.page}>
        <NotLoaded of={[methods]} rows={6} retryLabel={t('deposits.try_again')} />
      </div>
    );
  }
  if (data.vendors.every((vendor) => vendor.methods.length === 0)) return <NoMethods />;
  return <Version site={data} />;
}

/** Says it before the server has to refuse. */
const NoDeposits = () => (
  <AccountNeeded title={t('deposits.trial')}>{t('deposits.trial_help')}</AccountNeeded>
);
