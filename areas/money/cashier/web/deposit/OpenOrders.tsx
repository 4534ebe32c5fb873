import { peso, t, useQueryParam } from '@palaro/client';
import { ListRow } from '@palaro/ui';
import { MethodIcon } from './MethodIcon.tsx';
import { methodsOf, type DepositSite } from './deposit-site.ts';
import styles from './Deposit.module.css';

/** Orders that wait for money or are being checked: a tap opens them instead of ordering again. */
export function OpenOrders({ site }: { site: DepositSite }) {
  const [, open] = useQueryParam('order');
  if (site.openOrders.length === 0) return null;
  const names = new Map(methodsOf(site).map(({ code, name }) => [code, name]));
  return (
    <section className={styles.notice}>
      <h2 className={styles.heading}>{t('deposits.open_orders')}</h2>
      {site.openOrders.map(({ id, method, amount, state }) => (
        <ListRow
          key={id}
          lead={<MethodIcon code={method} />}
          title={t('deposits.open_order', {
            method: names.get(method) ?? method,
            amount: peso(amount),
          })}
          state={t(`deposits.short_${state}`)}
          chevron
          onPress={() => open(id, { push: true })}
        />
      ))}
    </section>
  );
}
