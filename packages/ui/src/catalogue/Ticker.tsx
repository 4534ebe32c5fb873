import { useState, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import {
  TICKER_DELAY_MS,
  TICKER_SLIDE_MS,
  WINNERS_DELAY_MS,
  WINNERS_IN_VIEW,
  WINNERS_STILL,
} from '../motion/carousel.limits.ts';
import { useAutoplay } from '../motion/use-autoplay.ts';
import styles from './ticker.module.css';

interface TickerProps {
  label: string;
  items: readonly { id: string; content: ReactNode }[];
  /** The number of lines in view. */
  inView?: number;
  /** It moves only with more items than this. */
  scrollsAbove?: number;
  delayMs?: number;
  /** Height of a line in px. */
  line?: number;
  /** Called on a tap anywhere on it; `pressLabel` is the tap's spoken name. */
  onPress?: () => void;
  pressLabel?: string;
}

/**
 * Lines that move up one at a time in an endless loop. The defaults (one in view, moves with more
 * than one, 5000 ms delay, 500 ms speed) make it the hot-match ticker of HOME-06.
 */
export function Ticker(props: TickerProps) {
  const {
    label,
    items,
    inView = 1,
    scrollsAbove = 1,
    delayMs = TICKER_DELAY_MS,
    line = 56,
    onPress,
    pressLabel,
  } = props;
  const [at, setAt] = useState(0);
  const moves = items.length > scrollsAbove;
  const hold = useAutoplay(moves, delayMs, () => setAt((now) => now + 1));
  // The first lines follow the last one again. Once they are reached, it starts over unseen.
  const arrived = () => setAt((now) => (now >= items.length ? 0 : now));
  const lines = moves ? [...items, ...items.slice(0, inView)] : items;
  const style = {
    '--line': `${line}px`,
    '--at': moves ? Math.min(at, items.length) : 0,
    '--speed': `${TICKER_SLIDE_MS}ms`,
  } as CSSProperties;
  return (
    <section
      aria-label={label}
      className={cx(styles.window, !moves && styles.still)}
      style={{ ...style, height: line * Math.min(inView, Math.max(items.length, 1)) }}
      // A long list that does not move by itself is scrolled by hand or by keys.
      tabIndex={!moves && items.length > inView ? 0 : undefined}
      {...hold}
    >
      <ul className={cx(styles.lines, at > 0 && styles.moving)} onTransitionEnd={arrived}>
        {lines.map((item, index) => (
          <li
            key={index < items.length ? item.id : `${item.id}-again`}
            aria-hidden={index >= items.length || undefined}
            className={styles.line}
          >
            {item.content}
          </li>
        ))}
      </ul>
      {onPress && (
        <button type="button" aria-label={pressLabel} className={styles.cover} onClick={onPress} />
      )}
    </section>
  );
}

export interface Winner {
  id: string;
  /** The name, already masked. */
  name: ReactNode;
  game: ReactNode;
  amount: ReactNode;
  /** Picture of the game. */
  art?: string;
}

/**
 * The winner board: three in view, moving only with more than four (HOME-09). The owner sorts it.
 */
export function WinnerTicker({ label, winners }: { label: string; winners: readonly Winner[] }) {
  return (
    <Ticker
      label={label}
      inView={WINNERS_IN_VIEW}
      scrollsAbove={WINNERS_STILL}
      delayMs={WINNERS_DELAY_MS}
      items={winners.map((winner) => ({
        id: winner.id,
        content: (
          <div className={styles.winner}>
            {winner.art && (
              <img src={winner.art} alt="" width={32} height={40} className={styles.art} />
            )}
            <span className={styles.who}>
              <span className={styles.name}>{winner.name}</span>
              <span className={styles.game}>{winner.game}</span>
            </span>
            <span className={styles.amount}>{winner.amount}</span>
          </div>
        ),
      }))}
    />
  );
}
