import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { pesos } from '../../stage/view/money-text.ts';
import styles from '../../stage/view/panel.module.css';
import type { RoomLeft, RoomViewProps } from '../../stage/view/view-contract.ts';
import type { Came } from './gun.ts';
import type { SeatChoice } from './SeatPanel.tsx';
import { targetName, timesLabel } from './words.ts';

interface FishLineProps extends RoomViewProps {
  bullet: string;
  /** The target that is aimed at. */
  locked: number | null;
  came: Came | null;
  /** What the player would bring to his seat. */
  choice: SeatChoice;
}

/** The line above the panel: what the last net came to, or what happened to the money. */
export function FishLine(props: FishLineProps) {
  const { came, refusal, waysAfter, session, choice } = props;
  const notice = noticeOf(props);
  const least = tooLittle(props);
  const code = refusal?.code ?? (least === null ? null : 'play.insufficient_funds');
  const [way] = code === null ? [] : waysAfter(code, least ?? choice.amount ?? undefined);
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
function noticeOf(props: FishLineProps): string | null {
  const { link, left, refusal, session, bullet } = props;
  const least = tooLittle(props);
  if (link === 'opening') return t('fish-dagat-gold.opening');
  if (link === 'off') return t('fish-dagat-gold.offline');
  if (refusal) return t('fish-dagat-gold.refused', { message: refusal.message });
  if (least !== null && !left) return t('fish-dagat-gold.too_little', { amount: pesos(least) });
  if (left) return leftText(left);
  if (session && Money.of(session.remains) < Money.of(bullet)) return t('fish-dagat-gold.short');
  return null;
}

/** The least buy-in where the balance covers none, so that no seat can be taken; else null. */
function tooLittle({ session, guest, choice, balance }: FishLineProps): string | null {
  if (session || guest || balance === null || choice.covered.length > 0) return null;
  return choice.offered[0] ?? null;
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
