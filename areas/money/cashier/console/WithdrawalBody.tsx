import { t } from '@palaro/client';
import { Ago, Facts, Instant, Money, Place, useOperator } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { MethodName } from './method-names.tsx';
import { Movements } from './Movements.tsx';
import { Attempts } from './Attempts.tsx';
import { DepositBadge } from './order-cells.tsx';
import { PersonState } from './PersonState.tsx';
import { markText, pesos, reasonWords } from './words.ts';
import type { Withdrawal } from './withdrawal-actions.ts';
import styles from './cashier.module.css';

interface Part {
  of: Withdrawal;
}

/** Everything that is needed to decide on a withdrawal (docs/domain/operator-console.md §4, 7). */
export const WithdrawalBody = ({ of }: Part) => (
  <>
    <FirstOfTwo of={of} />
    <PersonState of={of.person} />
    <div className={styles.decide}>
      <div>
        <h2>{t('cashier-console.why', { score: of.order.score })}</h2>
        <Reasons of={of} />
        <h2>{t('cashier-console.last_deposits')}</h2>
        <Movements
          label={t('cashier-console.last_deposits')}
          rows={of.lastDeposits.map((row) => ({
            ...row,
            what: <MethodName of={row.what} />,
            state: <DepositBadge of={row.state} />,
          }))}
        />
        <h2>{t('cashier-console.last_bets')}</h2>
        <Movements label={t('cashier-console.last_bets')} rows={of.lastBets} />
        {of.attempts.length > 0 && (
          <>
            <h2>{t('cashier-console.attempts')}</h2>
            <Attempts rows={of.attempts} />
          </>
        )}
      </div>
      <div>
        <h2>{t('cashier-console.order')}</h2>
        <Order of={of} />
        <h2>{t('cashier-console.who')}</h2>
        <Who of={of} />
      </div>
    </div>
  </>
);

/** Above a limit two people decide: who was the first stands on top. */
function FirstOfTwo({ of: { order, asked } }: Part) {
  const me = useOperator()?.name;
  if (order.state !== 'Review') return null;
  if (asked)
    return (
      <p role="status" className={styles.top}>
        <span>{t('cashier-console.first_was', { name: asked.by })}</span>{' '}
        <Place to={`/console/changes/${asked.change}`}>
          {t(asked.by === me ? 'cashier-console.see_asked' : 'cashier-console.decide_second')}
        </Place>
      </p>
    );
  return order.needs === 'two' ? (
    <p role="status" className={styles.top}>
      {t('cashier-console.needs_two')}
    </p>
  ) : null;
}

function Reasons({ of: { reasons } }: Part) {
  if (reasons.length === 0) return <p>{t('cashier-console.no_reasons')}</p>;
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ mark, points }) => (
        <li key={mark}>
          <span>{markText(mark)}</span>
          <Badge tone="rose">{t('cashier-console.points', { points })}</Badge>
        </li>
      ))}
    </ul>
  );
}

const Order = ({ of: { order, reason, cardAddedAt, cardState } }: Part) => (
  <Facts
    rows={[
      { label: 'cashier-console.fee', value: <Money value={order.fee} /> },
      { label: 'cashier-console.card', value: order.card },
      {
        label: 'cashier-console.card_state',
        value: (
          <Badge tone={cardState === 'active' ? 'leaf' : 'rose'}>
            {t(`cashier-console.card_state.${cardState}`)}
          </Badge>
        ),
      },
      { label: 'cashier-console.card_added', value: <Ago at={cardAddedAt} /> },
      { label: 'cashier-console.asked', value: <Instant at={order.createdAt} /> },
      { label: 'cashier-console.needs', value: t(`cashier-console.needs.${order.needs}`) },
      {
        label: 'cashier-console.approved_by',
        value: order.approvedBy.join(', '),
      },
      order.paidAt !== null && {
        label: 'cashier-console.paid_at',
        value: <Instant at={order.paidAt} />,
      },
      reason !== null && { label: 'cashier-console.reason', value: reasonWords(reason) },
    ]}
  />
);

const Who = ({ of }: Part) => (
  <Facts
    rows={[
      {
        label: 'cashier-console.kyc',
        value: t('cashier-console.kyc_level', { level: of.kycLevel }),
      },
      { label: 'cashier-console.registered', value: <Ago at={of.registeredAt} /> },
      {
        label: 'cashier-console.first_withdrawal',
        value: t(of.firstWithdrawal ? 'cashier-console.yes' : 'cashier-console.no'),
      },
      {
        label: 'cashier-console.turnover',
        value: t('cashier-console.turnover_of', {
          done: pesos(of.turnover.done),
          required: pesos(of.turnover.required),
        }),
      },
      {
        label: 'cashier-console.all_deposits',
        value: t('cashier-console.sum_of', {
          sum: pesos(of.deposits.sum),
          count: of.deposits.count,
        }),
      },
      {
        label: 'cashier-console.all_withdrawals',
        value: t('cashier-console.sum_of', {
          sum: pesos(of.withdrawals.sum),
          count: of.withdrawals.count,
        }),
      },
    ]}
  />
);
