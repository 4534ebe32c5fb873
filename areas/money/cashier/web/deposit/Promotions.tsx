import { peso, t } from '@palaro/client';
import { FilterChips } from '@palaro/ui';
import type { DepositForm } from './use-deposit-form.ts';
import type { Offer } from './use-offers.ts';
import styles from './Deposit.module.css';

const NONE = 'none';

/** Which bonus comes along: none first. Not there where this deposit may take none. */
export function Promotions({ form, offers }: { form: DepositForm; offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  const chosen = offers.find(({ id }) => id === form.promotion);
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('deposits.promotion')}</h2>
      <FilterChips
        label={t('deposits.promotion')}
        items={[
          { id: NONE, label: t('deposits.promotion_none') },
          ...offers.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={chosen?.id ?? NONE}
        onChange={(id) => form.choosePromotion(id === NONE ? null : id)}
      />
      {chosen && (
        <p className={styles.note}>
          {t('deposits.promotion_bonus', {
            bonus: peso(chosen.bonus),
            turnover: peso(chosen.turnover),
          })}
        </p>
      )}
    </section>
  );
}
