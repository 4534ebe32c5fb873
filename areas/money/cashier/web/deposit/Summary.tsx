import { minusMoney, peso, plusMoney, t, timesRate } from '@palaro/client';
import { Amount, Button, FormMessage } from '@palaro/ui';
import { feeOf } from './deposit-site.ts';
import type { Offer } from './use-offers.ts';
import type { DepositForm } from './use-deposit-form.ts';
import styles from './Summary.module.css';

interface SummaryProps {
  form: DepositForm;
  offer: Offer | null;
  /** Why the site took no order. */
  refused: string | null;
  onNext: () => void;
}

const ZERO = '0.0000';
const isSome = (money: string) => /[1-9]/.test(money);

/** What it comes to, always in view: pay, fee, get, bonus, what must be bet; and the one button. */
export function Summary({ form, offer, refused, onNext }: SummaryProps) {
  const { amount, method, sending, site } = form;
  const fee = amount === null ? ZERO : feeOf(method, amount);
  // The fee is taken from the credited amount (docs/domain/ledger.md §3).
  const bets = offer?.turnover ?? (amount === null ? ZERO : timesRate(amount, site.turnoverTimes));
  const rows = [
    { label: t('deposits.you_pay'), value: amount ?? ZERO },
    ...(isSome(fee) ? [{ label: t('deposits.fee'), value: fee }] : []),
    ...(offer ? [{ label: t('deposits.bonus'), value: offer.bonus }] : []),
    { label: t('deposits.you_get'), value: got(amount, fee, offer) },
    { label: t('deposits.to_bet'), value: bets },
  ];
  return (
    <div className={styles.summary}>
      <dl className={styles.rows} aria-live="polite">
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <Amount value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <FormMessage className={styles.refused}>{refused}</FormMessage>
      <Button tone="gold" size="lg" wide busy={sending} disabled={amount === null} onClick={onNext}>
        {amount === null ? t('deposits.pay_none') : t('deposits.pay', { amount: peso(amount) })}
      </Button>
    </div>
  );
}

function got(amount: string | null, fee: string, offer: Offer | null): string {
  if (amount === null) return ZERO;
  const credited = isSome(fee) ? minusMoney(amount, fee) : amount;
  return offer ? plusMoney(credited, offer.bonus) : credited;
}
