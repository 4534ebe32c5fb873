import { t } from '@palaro/client';
import { Facts, Instant, Money, Place } from '@palaro/desk';
import { shortDecimal } from '@palaro/kernel';
import { Badge } from '@palaro/ui';
import { depositAt } from './deposit-columns.tsx';
import type { Deposit } from './deposit-actions.ts';
import { MethodName } from './method-names.tsx';
import { DepositBadge } from './order-cells.tsx';
import { PayerName } from './PayerName.tsx';
import { Slip } from './Slip.tsx';
import { markText, reasonWords } from './words.ts';
import styles from './cashier.module.css';

interface Part {
  of: Deposit;
}

/** Everything that is needed to decide on a deposit (docs/domain/operator-console.md §4, 6). */
export const DepositBody = ({ of }: Part) => (
  <div className={styles.decide}>
    <div>
      <h2>{t('cashier-console.against')}</h2>
      <Against of={of} />
      <h2>{t('cashier-console.payer')}</h2>
      <Payer of={of} />
      {of.hasSlip && <Slip key={of.order.id} of={of} />}
      <h2>{t('cashier-console.lately')}</h2>
      <Lately of={of} />
    </div>
    <div>
      <h2>{t('cashier-console.order')}</h2>
      <Order of={of} />
      {of.events.length > 0 && (
        <>
          <h2>{t('cashier-console.events')}</h2>
          <Events of={of} />
        </>
      )}
    </div>
  </div>
);

function Against({ of: { order, sameSlip } }: Part) {
  if (order.marks.length + sameSlip.length === 0) return <p>{t('cashier-console.no_reasons')}</p>;
  return (
    <ul className={styles.reasons}>
      {order.marks.map((mark) => (
        <li key={mark}>{markText(mark)}</li>
      ))}
      {sameSlip.map((other) => (
        <li key={other.order}>
          <span>{t('cashier-console.same_slip')}</span>
          <Place to={depositAt({ member: other.member, id: other.order })}>{other.reference}</Place>
        </li>
      ))}
    </ul>
  );
}

/** From this likeness on two names count as the same (docs/domain/payments.md §8). */
const SAME_NAME = 85;

const Payer = ({ of }: Part) => (
  <>
    <Facts
      rows={[
        of.nameScore !== null && {
          label: 'cashier-console.name_score',
          value: (
            <Badge tone={of.nameScore >= SAME_NAME ? 'leaf' : 'rose'}>
              {t('cashier-console.percent', { count: of.nameScore })}
            </Badge>
          ),
        },
        { label: 'cashier-console.payer_bank', value: of.payerBank },
        { label: 'cashier-console.payer_reference', value: of.payerReference },
      ]}
    />
    <PayerName key={of.order.id} of={of} />
  </>
);

const Order = ({ of: { order, fee, turnoverTimes, reason, expiresAt } }: Part) => (
  <Facts
    rows={[
      { label: 'cashier-console.method', value: <MethodName of={order.method} /> },
      { label: 'cashier-console.provider', value: order.provider },
      { label: 'cashier-console.provider_id', value: order.providerId },
      { label: 'cashier-console.fee', value: <Money value={fee} /> },
      order.credited !== null && {
        label: 'cashier-console.credited',
        value: <Money value={order.credited} />,
      },
      {
        label: 'cashier-console.turnover_times',
        value: t('cashier-console.times', { times: shortDecimal(turnoverTimes) }),
      },
      { label: 'cashier-console.made', value: <Instant at={order.createdAt} /> },
      { label: 'cashier-console.expires', value: <Instant at={expiresAt} /> },
      order.paidAt !== null && {
        label: 'cashier-console.paid_at',
        value: <Instant at={order.paidAt} />,
      },
      reason !== null && { label: 'cashier-console.reason', value: reasonWords(reason) },
    ]}
  />
);

const Events = ({ of: { events } }: Part) => (
  <table className={styles.table} aria-label={t('cashier-console.events')}>
    <tbody>
      {events.map(({ id, outcome, at }) => (
        <tr key={id}>
          <td>{id}</td>
          <td>{outcome}</td>
          <td>
            <Instant at={at} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Lately({ of: { lately } }: Part) {
  if (lately.length === 0) return <p>{t('cashier-console.none')}</p>;
  return (
    <table className={styles.table} aria-label={t('cashier-console.lately')}>
      <tbody>
        {lately.map((row) => (
          <tr key={row.id}>
            <td>
              <Place to={depositAt(row)}>{row.reference}</Place>
            </td>
            <td>
              <DepositBadge of={row.state} />
            </td>
            <td className={styles.end}>
              <Money value={row.amount} />
            </td>
            <td>
              <Instant at={row.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
