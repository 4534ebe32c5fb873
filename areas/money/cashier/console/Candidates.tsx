import { t } from '@palaro/client';
import { Instant, Money, Person, Place } from '@palaro/desk';
import { Badge, Button } from '@palaro/ui';
import type { UnmatchedMoney } from '../console.api.ts';
import { depositAt } from './deposit-columns.tsx';
import { DepositBadge } from './order-cells.tsx';
import styles from './cashier.module.css';

export type Candidate = UnmatchedMoney['candidates'][number];

interface CandidatesProps {
  rows: readonly Candidate[];
  /** Absent: this operator decides nothing here. */
  onMatch: ((to: Candidate) => void) | undefined;
}

const LIKELY_FROM = 80;

const HEADS = ['reference', 'member', 'amount', 'state', 'made', 'likely'] as const;

/** Orders that money may belong to, the likeliest first. */
export function Candidates({ rows, onMatch }: CandidatesProps) {
  if (rows.length === 0) return <p>{t('cashier-console.no_candidates')}</p>;
  return (
    <table className={styles.table} aria-label={t('cashier-console.candidates')}>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" className={head === 'amount' ? styles.end : undefined}>
              {t(`cashier-console.${head}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.order.id}>
            <td>
              <Place to={depositAt(one.order)}>{one.order.reference}</Place>
            </td>
            <td>
              <Person name={one.account} member={one.member} />
            </td>
            <td className={styles.end}>
              <Money value={one.order.amount} />
            </td>
            <td>
              <DepositBadge of={one.order.state} />
            </td>
            <td>
              <Instant at={one.order.createdAt} />
            </td>
            <td>
              <Badge tone={one.score >= LIKELY_FROM ? 'leaf' : 'dim'}>
                {t('cashier-console.percent', { count: one.score })}
              </Badge>
            </td>
            <td className={styles.end}>
              {onMatch && (
                <Button size="sm" onClick={() => onMatch(one)}>
                  {t('cashier-console.match')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
