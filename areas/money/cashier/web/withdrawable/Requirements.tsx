import { formatDate, peso, t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { ChevronRight } from 'lucide';
import type { Withdrawable } from '../../withdrawals.api.ts';
import { turnoverAddress } from '../turnover/turnover-address.ts';
import styles from './Requirements.module.css';

type Item = Withdrawable['turnover']['items'][number];

interface RequirementsProps extends Pick<Withdrawable, 'turnover'> {
  /** Goes to the rounds that filled a requirement. */
  onOpen: (to: string) => void;
}

/** Each open requirement with what is done of it, in the order in which bets fill them. */
export const Requirements = ({ turnover, onOpen }: RequirementsProps) => (
  <ul className={styles.causes}>
    {turnover.items.map((item) => (
      <li key={item.id}>
        <button
          type="button"
          className={styles.cause}
          onClick={() => onOpen(turnoverAddress(item.id))}
        >
          <Progress item={item} />
        </button>
      </li>
    ))}
  </ul>
);

function Progress({ item }: { item: Item }) {
  const { causeText, openedAt, required, done } = item;
  return (
    <>
      <span className={styles.name}>
        <span>{`${causeText} · ${formatDate(openedAt)}`}</span>
        <Icon of={ChevronRight} size={16} aria-hidden />
      </span>
      <span className={styles.done}>
        {t('withdrawals.turnover_row', { done: peso(done), required: peso(required) })}
      </span>
      <progress
        className={styles.progress}
        value={Number(done)}
        max={Number(required)}
        aria-label={causeText}
      />
    </>
  );
}
