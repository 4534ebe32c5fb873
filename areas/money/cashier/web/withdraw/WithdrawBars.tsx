import type { TextKey } from '@palaro/api';
import { navigate, t } from '@palaro/client';
import { Button, Card } from '@palaro/ui';
import type { Withdrawable, WithdrawBar } from '../../withdrawals.api.ts';
import { Requirements } from '../withdrawable/Requirements.tsx';
import { TURNOVER } from '../turnover/turnover-address.ts';
import { barText } from './bar-text.ts';
import styles from './Withdraw.module.css';

/** Page that lifts each bar; those without a row only need time. */
const HELP: Partial<Record<WithdrawBar, { label: TextKey; to: string }>> = {
  kyc: { label: 'withdrawals.go_kyc', to: '/m/kyc' },
  payment_password: {
    label: 'withdrawals.go_password',
    to: '/m/securityCenter?item=payment_password',
  },
  card: { label: 'withdrawals.go_card', to: '/m/securityCenter?item=bank_card' },
  card_review: { label: 'withdrawals.go_accounts', to: '/m/securityCenter?item=bank_card' },
  debt: { label: 'withdrawals.go_service', to: '/m/service' },
  turnover: { label: 'withdrawals.go_games', to: '/m/home' },
};

const helpOf = (bar: WithdrawBar, { openOrder }: Withdrawable) =>
  bar === 'open' && openOrder !== null
    ? { label: 'withdrawals.go_record' as const, to: `/m/withdraw?order=${openOrder}` }
    : HELP[bar];

/** Bars that the list of steps to the first payout says already. */
const STEPS: readonly WithdrawBar[] = ['kyc', 'payment_password', 'card'];
const isStep = (bar: WithdrawBar, { way }: Withdrawable) => way !== null && STEPS.includes(bar);

/** Bars of a withdrawal: each row says by which rule, and what lifts it. */
export function WithdrawBars({ withdrawable }: { withdrawable: Withdrawable }) {
  const bars = withdrawable.bars.filter(({ bar }) => !isStep(bar, withdrawable));
  if (bars.length === 0) return null;
  return (
    <Card title={t('withdrawals.locked_title')} className={styles.locked}>
      <ul className={styles.bars}>
        {bars.map((one) => {
          const { bar } = one;
          const help = helpOf(bar, withdrawable);
          return (
            <li key={bar} className={styles.bar}>
              <div className={styles.barLine}>
                <span>{barText(one)}</span>
                {help && (
                  <Button size="sm" onClick={() => navigate(help.to)}>
                    {t(help.label)}
                  </Button>
                )}
              </div>
              {bar === 'turnover' && (
                <>
                  <Requirements turnover={withdrawable.turnover} onOpen={navigate} />
                  <p className={styles.hint}>{t('withdrawals.card_help')}</p>
                  <Button size="sm" wide onClick={() => navigate(TURNOVER)}>
                    {t('withdrawals.weights_open')}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
