import { cx, useMedia } from '@palaro/ui';
import type { ReactNode } from 'react';
import { CardFace } from './CardArt.tsx';
import { Shoe } from './Shoe.tsx';
import styles from './side.module.css';
import { Stars } from './Stars.tsx';

/** The drawing is 360 wide; its box is flat on a phone and tall beside the felt. */
const FLAT = 150;
const TALL = 216;
/** The middles of the left and the right side, and the shoe's mouth. */
export const MIDDLES = [77, 283] as const;
export const MOUTH = { x: 180, y: 33 };

/** Whether the box of the show is tall: on a desktop, and on a phone that lies on its side. */
export const useTall = () =>
  useMedia(
    '(min-width: 1024px) and (min-height: 600px), (orientation: landscape) and (max-height: 599px)',
  );

interface Side {
  className: string | undefined;
  name: string;
  /** What its cards come to so far; null shows none. */
  sum: number | string | null;
  /** It won, or tied. */
  lit: boolean;
  /** What lies under the cards: slots, an emblem. */
  ground: ReactNode;
}

interface TwoSidesProps {
  tall: boolean;
  sides: readonly [Side, Side];
  /** The hand is over. */
  over: boolean;
  /** How great the player's win is, 0 … 3. */
  win: number;
  /** Under the shoe: `Hand 12`. */
  head: string | null;
  /** A new shoe shows its burn card. */
  burn: { card: number; text: string } | null;
  /** At the end: a letter on the winner's colour, and notes under it. */
  end: { letter: string; className: string | undefined; notes: readonly string[] } | null;
  /** The cards. */
  children: ReactNode;
}

/** The table of two sides with the shoe between them; the winner's side is lit at the end. */
export function TwoSides({ tall, sides, over, win, head, burn, end, children }: TwoSidesProps) {
  const height = tall ? TALL : FLAT;
  return (
    <svg viewBox={`0 0 360 ${height}`} className={styles.show} aria-hidden>
      {sides.map((side, at) => (
        <g
          key={at}
          transform={`translate(${(MIDDLES[at] ?? 0) - 75} 2)`}
          className={cx(styles.side, side.className)}
          data-lit={(over && side.lit) || undefined}
          data-dim={(over && !side.lit) || undefined}
        >
          <rect width="150" height={height - 4} rx="12" className={styles.ground} />
          <text
            x={at === 0 ? 12 : 138}
            y="21"
            textAnchor={at === 0 ? 'start' : 'end'}
            className={styles.name}
          >
            {side.name}
          </text>
          <circle cx={at === 0 ? 130 : 20} cy="16" r="13" className={styles.disc} />
          <text key={side.sum} x={at === 0 ? 130 : 20} y="22.5" className={styles.sum}>
            {side.sum ?? '–'}
          </text>
          {side.ground}
        </g>
      ))}
      <g transform={`translate(${MOUTH.x} ${MOUTH.y - 11})`}>
        <Shoe />
      </g>
      <text x="180" y="52" className={styles.head}>
        {head}
      </text>
      {!over && burn && (
        <g className={styles.end}>
          <g transform="translate(166 62) scale(.28)">
            <CardFace card={burn.card} />
          </g>
          <text x="180" y="114" className={styles.note}>
            {burn.text}
          </text>
        </g>
      )}
      {over && end && (
        <g className={styles.end}>
          <g className={cx(styles.badge, end.className)}>
            <circle cx="180" cy="80" r="20" />
            <text x="180" y="88.5" className={styles.letter}>
              {end.letter}
            </text>
          </g>
          {end.notes.map((note, at) => (
            <text key={note} x="180" y={114 + at * 13} className={styles.note}>
              {note}
            </text>
          ))}
        </g>
      )}
      {children}
      {over && win > 0 && (
        <Stars count={win * 9} x={MIDDLES[sides[0].lit ? 0 : 1]} y={height / 2} />
      )}
    </svg>
  );
}
