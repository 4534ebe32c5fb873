import { t } from '@palaro/client';
import { Card, Icon, ListRow } from '@palaro/ui';
import { CircleCheck, Circle, Hourglass } from 'lucide';
import type { PayoutStep, Withdrawable } from '../../withdrawals.api.ts';
import styles from './Withdraw.module.css';

const BACK = `back=${encodeURIComponent('/m/withdraw')}`;

/** Where each step is done; it comes back to the list. */
const PLACE: Record<PayoutStep, string> = {
  mobile: `/m/securityCenter?item=mobile&${BACK}`,
  person: `/m/kyc?${BACK}`,
  identity: `/m/kyc?${BACK}`,
  payment_password: `/m/securityCenter?item=payment_password&${BACK}`,
  account: `/m/securityCenter?item=bank_card&${BACK}`,
  deposit: '/m/voucherCenter',
  turnover: '/m/home',
};
const SIGNS = { done: CircleCheck, waits: Hourglass, open: Circle } as const;

type Way = NonNullable<Withdrawable['way']>;

/** The steps to a member's first payout in one list; each opens where it is done. */
export const PayoutWay = ({ way }: { way: Way }) => (
  <Card title={t('withdrawals.way_title')} className={styles.locked}>
    <p className={styles.hint}>
      {t('withdrawals.way_done', {
        done: way.filter(({ state }) => state === 'done').length,
        all: way.length,
      })}
    </p>
    <ol className={styles.bars}>
      {way.map((one) => (
        <li key={one.step}>
          <Step {...one} />
        </li>
      ))}
    </ol>
  </Card>
);

function Step({ step, state }: Way[number]) {
  const to = PLACE[step];
  const row = {
    lead: <Icon of={SIGNS[state]} size={22} aria-hidden />,
    title: t(`withdrawals.way_${step}`),
    state: t(`withdrawals.way_is_${state}`),
  };
  if (state === 'done') return <ListRow {...row} />;
  return <ListRow {...row} to={to} chevron />;
}
