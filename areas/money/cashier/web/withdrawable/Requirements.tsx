import { formatDate, pageExists, peso, t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { ChevronRight } from 'lucide';
import type { Withdrawable } from '../../withdrawals.api.ts';
import styles from './Requirements.module.css';

type Item = Withdrawable['turnover']['items'][number];

interface RequirementsProps extends Pick<Withdrawable, 'turnover'> {
  /** Goes to what opened a requirement. */
  onOpen: (to: string) => void;
}

/** Where what opened a requirement is shown; null: nowhere. */
const placeOf = ({ cause, causeId }: Item) =>
  cause === 'deposit' && pageExists('/m/voucherCenter')
    ? `/m/voucherCenter?order=${causeId}`
    : null;

/** Each open requirement with what is done of it, in the order in which bets fill them. */
export const Requirements = ({ turnover, onOpen }: RequirementsProps) => (
  <ul className={styles.causes}>
    {turnover.items.map((item) => {
      const to = placeOf(item);
      return (
        <li key={item.id}>
          {to === null ? (
            <div className={styles.cause}>
              <Progress item={item} />
            </div>
          ) : (
            <button type="button" className={styles.cause} onClick={() => onOpen(to)}>
              <Progress item={item} leads />
            </button>
          )}
        </li>
      );
    })}
  </ul>
);

function Progress({ item, leads }: { item: Item; leads?: boolean }) {
  const { causeText, openedAt, required, done } = item;
  return (
    <>
      <span className={styles.name}>
        <span>{`${causeText} · ${formatDate(openedAt)}`}</span>
        {leads && <Icon of={ChevronRight} size={16} aria-hidden />}
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
