import { t } from '@palaro/client';
import { cx, Icon } from '@palaro/ui';
import { Plus, Repeat, Square, X } from 'lucide';
import { pesos } from '../../stage/view/money-text.ts';
import styles from './panel.module.css';
import type { useCrash } from './use-crash.ts';

interface PlacesProps {
  crash: ReturnType<typeof useCrash>;
  onAuto(): void;
}

/** The one or two bets, of which one is shown, and autoplay. */
export function Places({ crash, onAuto }: PlacesProps) {
  const { second, setSecond, slots, autobet } = crash;
  const [, other] = slots;
  const taken = Boolean(other?.bet) || other?.waits || other?.sending || autobet.place === 1;
  return (
    <div className={styles.places} role="group" aria-label={t('crash.places')}>
      <Place crash={crash} no={0} />
      {second ? (
        <>
          <Place crash={crash} no={1} />
          <button
            type="button"
            className={cx(styles.place, styles.small)}
            aria-label={t('crash.second_off')}
            disabled={taken}
            onClick={() => setSecond(false)}
          >
            <Icon of={X} size={20} />
          </button>
        </>
      ) : (
        <button type="button" className={styles.place} onClick={() => setSecond(true)}>
          <Icon of={Plus} size={18} />
          <span>{t('crash.second')}</span>
        </button>
      )}
      <Auto left={autobet.left} onPress={onAuto} />
    </div>
  );
}

const Auto = ({ left, onPress }: { left: number | null; onPress(): void }) => (
  <button
    type="button"
    className={cx(styles.place, styles.small)}
    aria-label={left === null ? t('stage.auto_title') : t('stage.auto_stop', { count: left })}
    onClick={onPress}
  >
    <Icon of={left === null ? Repeat : Square} size={18} />
    {left !== null && <span>{left}</span>}
  </button>
);

const Place = ({
  crash: { slots, at, setAt },
  no,
}: Pick<PlacesProps, 'crash'> & { no: number }) => (
  <button type="button" className={styles.place} aria-pressed={at === no} onClick={() => setAt(no)}>
    <span>{t('crash.place', { no: no + 1 })}</span>
    <span className={styles.placeStake}>{pesos(slots[no]?.stake ?? '0.0000')}</span>
  </button>
);
