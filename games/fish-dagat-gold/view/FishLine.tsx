import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { pesos } from '../../stage/view/money-text.ts';
import styles from '../../stage/view/panel.module.css';
import type { RoomLeft, RoomViewProps } from '../../stage/view/view-contract.ts';
import type { Came } from './gun.ts';
import { targetName, timesLabel } from './words.ts';

interface FishLineProps extends RoomViewProps {
  bullet: string;
  /** The target that is aimed at. */
  locked: number | null;
  came: Came | null;
}

/** The line above the panel: what the last net came to, or what happened to the money. */
export function FishLine(props: FishLineProps) {
  const { came, refusal, waysAfter, session } = props;
  const notice = noticeOf(props);
  const [way] = refusal ? waysAfter(refusal.code) : [];
  const said = notice ?? (session && came ? wordsOf(came) : idleOf(props));
  const won = notice === null && session !== null && came !== null && came.times > 0;
  const tier = came && came.times >= 30 ? 'great' : came && came.times >= 8 ? 'more' : undefined;
  return (
    <div className={styles.line}>
      <div className={styles.lineText} data-long={said.length > 44 || undefined}>
        {won ? (
          <strong className={styles.won} data-tier={tier}>
            {said}
          </strong>
        ) : (
          <span className={notice === null ? undefined : styles.notice}>{said}</span>
        )}
      </div>
      {way && (
        <button type="button" className={styles.retry} onClick={way.go}>
          {way.label}
        </button>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}

const wordsOf = ({ target, times, win }: Came) =>
  times > 0
    ? t('fish-dagat-gold.caught', { name: targetName(target), win: pesos(win) })
    : t('fish-dagat-gold.slipped', { name: targetName(target) });

/** What must be known before anything else; null where nothing must. */
function noticeOf({ link, left, refusal, session, bullet }: FishLineProps): string | null {
  if (link === 'opening') return t('fish-dagat-gold.opening');
  if (link === 'off') return t('fish-dagat-gold.offline');
  if (refusal) return t('fish-dagat-gold.refused', { message: refusal.message });
  if (left) return leftText(left);
  if (session && Money.of(session.remains) < Money.of(bullet)) return t('fish-dagat-gold.short');
  return null;
}

function idleOf({ session, guest, locked, seats }: FishLineProps): string {
  if (session && locked !== null) {
    const values = { name: targetName(locked), times: timesLabel(locked) };
    return t('fish-dagat-gold.aims', values);
  }
  if (session) return t('fish-dagat-gold.idle');
  if (!guest && seats.length >= 4) return t('fish-dagat-gold.full');
  return t('fish-dagat-gold.watch');
}

function leftText({ returned, staked, won, hits, why }: RoomLeft): string {
  const back = pesos(returned);
  if (why === 'left') return t('fish-dagat-gold.left_away', { returned: back });
  if (why === 'refused') return t('fish-dagat-gold.left_refused', { returned: back });
  if (hits === 0) return t('fish-dagat-gold.left_none', { returned: back });
  const values = { returned: back, hits, staked: pesos(staked), won: pesos(won) };
  return t('fish-dagat-gold.left', values);
}
