import { Dice } from '../../color-game/view/Dice.tsx';
import { useLandings } from '../../color-game/view/use-landings.ts';
import type { Faces } from '../../color-game/zones.ts';
import type { ShowProps } from '../../table/view/table-view-contract.ts';
import type { PeryaResult } from '../card.ts';
import styles from './perya.module.css';

/** What the dice show while bets are taken. */
const AT_REST: Faces = [0, 2, 5];
/** The dice fall in the last part of the show; before it they wait above the box. */
const FALL = 0.45;

/** The stall: bunting, the board that tips, and the three dice that fall from it. */
export function PeryaShow({ result, part, win }: ShowProps<PeryaResult>) {
  const falling = result === null ? 1 : Math.max(0, (part - FALL) / (1 - FALL));
  const tipped = result === null ? 0 : Math.min(1, part / FALL);
  useLandings(falling);
  return (
    <div className={styles.show} aria-hidden>
      <Bunting />
      <div
        className={styles.dice}
        data-rest={result === null || undefined}
        data-held={falling === 0 || undefined}
      >
        <Dice faces={result?.faces ?? AT_REST} part={falling} win={win} />
        {result !== null && part < 1 && <Board tipped={tipped} />}
      </div>
    </div>
  );
}

/** Hides the dice until it tips, as the board of a perya stall does. */
function Board({ tipped }: { tipped: number }) {
  const turn = tipped ** 3;
  return (
    <div
      className={styles.board}
      style={{
        transform: `rotateX(${(turn * -92).toFixed(1)}deg)`,
        opacity: tipped < 1 ? 1 : 0,
      }}
    >
      <svg viewBox="-60 -30 120 60" style={{ transform: `translateX(${shake(tipped)}px)` }}>
        {FLAGS.map((colour, i) => (
          <circle key={colour} cx={i * 20 - 50} cy="0" r="7" fill={colour} opacity=".9" />
        ))}
        <circle r="26" fill="#a3262f" stroke="#ffe39a" strokeWidth="2.5" />
        <path d={STAR} fill="#ffe39a" />
      </svg>
    </div>
  );
}

const shake = (tipped: number) => (Math.sin(tipped * 40) * 3 * (1 - tipped)).toFixed(1);

/** A star of five points around the origin. */
const STAR = 'M0-20 5.2-6.6 19.4-6 8.3 3 12 16.8 0 9-12 16.8-8.3 3-19.4-6-5.2-6.6Z';
const FLAGS = ['#d23a45', '#f7c548', '#1d8a52', '#fff4dc', '#2f6bd6', '#f58fc0'];

/** A string of fiesta flags above the dice. */
function Bunting() {
  return (
    <svg className={styles.bunting} viewBox="0 0 360 26" preserveAspectRatio="none">
      <path d="M0 3Q180 14 360 3" fill="none" stroke="#ffe39a" strokeWidth="1.5" />
      {Array.from({ length: 18 }, (_, i) => {
        const x = i * 20 + 2;
        const y = 3 + 5.5 * (1 - ((x + 8 - 180) / 180) ** 2);
        return (
          <path
            key={i}
            d={`M${x} ${y.toFixed(1)}h16l-8 15z`}
            fill={FLAGS[i % FLAGS.length]}
            opacity=".92"
          />
        );
      })}
    </svg>
  );
}
