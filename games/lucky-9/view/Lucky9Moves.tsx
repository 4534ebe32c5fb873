import { t } from '@palaro/client';
import { cx } from '@palaro/ui';
import type { MovesProps } from '../../card-room/view/card-room-contract.ts';
import styles from '../../card-room/view/card-room.module.css';
import type { Lucky9Seen } from '../hand.ts';

/** One more card, or none. */
export const Lucky9Moves = ({ able, move }: MovesProps<Lucky9Seen>) => (
  <div className={styles.moves}>
    {(['hirit', 'good'] as const).map((call) => (
      <button
        key={call}
        type="button"
        className={cx(styles.main)}
        data-second={call === 'hirit' || undefined}
        // Not `disabled`, which would take the focus away between two turns.
        aria-disabled={!able || undefined}
        onClick={() => able && move(call)}
      >
        <span>{t(`lucky-9.${call}`)}</span>
        <small>{t(`lucky-9.${call}_means`)}</small>
      </button>
    ))}
  </div>
);
