import { t } from '@palaro/client';
import { Ago, Instant, Money } from '@palaro/desk';
import { siteClock } from '@palaro/kernel';
import { Badge } from '@palaro/ui';
import type { ReactNode } from 'react';
import type { Withdrawal } from './withdrawal-actions.ts';
import styles from './cashier.module.css';

interface PersonStateProps {
  of: Withdrawal['person'];
}

/**
 * State of the person beside the amount: what bars payouts, blocks, notes, exclusions and limits.
 */
export function PersonState({ of }: PersonStateProps) {
  const rows = rowsOf(of);
  return (
    <>
      {of.bars.length > 0 && (
        <p role="alert" className={styles.top}>
          <span>{t('payout-console.barred')}</span>{' '}
          {of.bars.map((bar) => (
            <Badge key={bar} tone="rose">
              {t(`payout-console.bar.${bar}`)}
            </Badge>
          ))}
        </p>
      )}
      {rows.length > 0 && (
        <ul className={styles.reasons} aria-label={t('payout-console.person_state')}>
          {rows.map(({ key, text, more }) => (
            <li key={key}>
              <span>{text}</span>
              <span>{more}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface StateRow {
  key: string;
  text: ReactNode;
  more: ReactNode;
}

const rowsOf = (of: PersonStateProps['of']): StateRow[] => [
  ...(of.account === 'active'
    ? []
    : [
        {
          key: 'account',
          text: t(`payout-console.account.${of.account}`),
          more: of.frozenUntil && <Instant at={of.frozenUntil} />,
        },
      ]),
  ...of.blocks.map(({ kind, reason, by }) => ({
    key: `block ${kind}`,
    text: t(`payout-console.block.${kind}`),
    more: t('payout-console.said_by', { text: reason, name: by }),
  })),
  ...of.notes.map(({ text, by, at }) => ({
    key: `note ${at}`,
    text: t('payout-console.said_by', { text, name: by }),
    more: <Ago at={at} />,
  })),
  ...of.exclusions.map(({ kind, until }, at) => ({
    key: `exclusion ${at}`,
    text: t(`payout-console.exclusion.${kind}`),
    more: until ? <Instant at={until} /> : t('payout-console.endless'),
  })),
  ...(of.heldUntil && new Date(of.heldUntil) > siteClock().now()
    ? [{ key: 'held', text: t('payout-console.held_until'), more: <Instant at={of.heldUntil} /> }]
    : []),
  ...of.limits.map(({ kind, period, imposedBy, amount }) => ({
    key: `limit ${kind} ${period} ${imposedBy}`,
    text: t('payout-console.limit', {
      kind: t(`payout-console.limit.${kind}`),
      period: t(`payout-console.limit.${period}`),
    }),
    more: <Money value={amount} />,
  })),
];
