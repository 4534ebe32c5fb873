import { peso, t } from '@palaro/client';
import { FilterChips } from '@palaro/ui';
import type { DepositForm } from './use-deposit-form.ts';
import styles from './Deposit.module.css';

const NONE = 'none';

/** Which bonus comes along: none first. Not there where this deposit may take none. */
export function Promotions({ form }: { form: DepositForm }) {
  const { offers, offer } = form;
  if (offers.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('deposits.promotion')}</h2>
      <FilterChips
        label={t('deposits.promotion')}
        items={[
          { id: NONE, label: t('deposits.promotion_none') },
          ...offers.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={offer?.id ?? NONE}
        onChange={(id) => form.choosePromotion(id === NONE ? null : id)}
      />
      {offer && (
        <p className={styles.note}>
          {t('deposits.promotion_bonus', {
            bonus: peso(offer.bonus),
            turnover: peso(offer.turnover),
          })}
        </p>
      )}
    </section>
  );
}
