import { t } from '@palaro/client';
import { cx } from '@palaro/ui';
import type { MovesProps } from '../../card-room/view/card-room-contract.ts';
import table from '../../card-room/view/card-room.module.css';
import type { TongitsSeen } from '../seen.ts';
import { choiceOf, TURN_BUTTONS, type Button } from './choices.ts';
import styles from './tongits.module.css';

/** Moves with the raised cards, or raises the cards that the move would take. */
export function press(button: Button, props: MovesProps<TongitsSeen>): void {
  const { seen, place, raised, raise, able, move } = props;
  const { call, fields, hint } = choiceOf(seen, place, raised, button);
  if (!able) return;
  if (fields) {
    raise([]);
    move(call, fields);
  } else if (hint) raise(hint);
}

const MAIN: readonly Button[] = ['draw', 'discard', 'fight'];

/** The moves of the turn; outside of it those of its next one, which then rest. */
export function TongitsMoves(props: MovesProps<TongitsSeen>) {
  const { seen, place, raised, able } = props;
  if (seen.phase === 'over') return <span className={table.noMoves} />;
  const phase = seen.seat === place ? seen.phase : 'draw';
  return (
    <div className={styles.moves} data-count={TURN_BUTTONS[phase].length}>
      {TURN_BUTTONS[phase].map((button) => {
        const { fields, hint } = choiceOf(seen, place, raised, button);
        const rests = !able || (!fields && !hint);
        return (
          <button
            key={button}
            type="button"
            className={cx(table.main, styles.move)}
            data-second={!MAIN.includes(button) || undefined}
            // Not `disabled`, which would take the focus away between two turns.
            aria-disabled={rests || undefined}
            onClick={() => !rests && press(button, props)}
          >
            <span>{t(`tongits.${button}`)}</span>
            <small>
              {!rests && !fields ? t('tongits.show_which') : t(`tongits.${button}_means`)}
            </small>
          </button>
        );
      })}
    </div>
  );
}
