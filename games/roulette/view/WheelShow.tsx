import type { CSSProperties } from 'react';
import type { ShowProps } from '../../table/view/table-view-contract.ts';
import type { RouletteResult } from '../spin.ts';
import { colourOf } from '../zones.ts';
import { ABOVE, ballAt, LANDED, placeAt, RIM, TILTED, wheelAt } from './rolling.ts';
import { Bowl, Spindle } from './WheelBowl.tsx';
import { Beams, Sparks } from './WheelWin.tsx';
import { WheelDisc, WheelLight } from './WheelDisc.tsx';
import styles from './wheel.module.css';

/** How far the number has come up after the ball has landed, 0 … 1. */
const shownAt = (part: number) => Math.min(1, Math.max(0, (part - LANDED) / 0.08));

/** How much of the near view shows: on a phone it covers the felt while the ball runs. */
const nearAt = (part: number) => Math.min(1, part / 0.02, Math.max(0, (0.97 - part) / 0.04));

/**
 * The wheel from the player's side. Everything follows from the pocket and from how far the reveal
 * has come, so every player sees the same.
 */
export function WheelShow({ result, part, win }: ShowProps<RouletteResult>) {
  const near = result ? nearAt(part) : 0;
  return (
    <div
      className={styles.room}
      data-win={win || undefined}
      style={{ '--near': near } as CSSProperties}
      aria-hidden
    >
      <Wheel result={result} part={part} win={win} tilt={TILTED} />
      {near > 0 && (
        <div className={styles.near} style={{ opacity: near }}>
          <Wheel result={result} part={part} win={0} tilt={ABOVE} />
        </div>
      )}
    </div>
  );
}

function Wheel({ result, part, win, tilt }: ShowProps<RouletteResult> & { tilt: number }) {
  const high = Math.round((RIM + 8) * tilt);
  const shown = result ? shownAt(part) : 0;
  return (
    <svg className={styles.wheel} viewBox={`-212 ${-high - 8} 424 ${2 * high + 34}`}>
      {win > 1 && <Beams />}
      <Bowl tilt={tilt} />
      <g transform={`scale(1 ${tilt})`}>
        <g transform={`rotate(${wheelAt(result ? part : 0).toFixed(2)})`}>
          <WheelDisc />
          {result && shown > 0 && <WheelLight pocket={result.pocket} strength={shown} />}
        </g>
      </g>
      <Spindle />
      {result && <TheBall pocket={result.pocket} part={part} tilt={tilt} />}
      {result && shown > 0 && <Plaque pocket={result.pocket} shown={shown} />}
      {win > 0 && <Sparks count={6 + win * 6} tilt={tilt} />}
    </svg>
  );
}

/** The ball with its shadow. */
function TheBall({ pocket, part, tilt }: { pocket: number; part: number; tilt: number }) {
  const { degrees, radius, height } = ballAt(pocket, part);
  const { x, y } = placeAt(degrees, radius, tilt);
  return (
    <g className={styles.ball} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      <ellipse cx="2" cy="4" rx="7" ry="4.5" fill="#05071a" opacity={0.5 - height / 120} />
      <circle cy={-3 - height * 0.6} r="8" fill="#fffdf5" stroke="#8c8674" strokeWidth="1" />
      <circle cx="-2.4" cy={-5.6 - height * 0.6} r="2.6" fill="#fff" />
    </g>
  );
}

/** The number, large, in its colour. */
function Plaque({ pocket, shown }: { pocket: number; shown: number }) {
  return (
    <g className={styles.plaque} opacity={shown} data-colour={colourOf(pocket)}>
      <circle r="52" cy="-12" className={styles.plate} />
      <text y="11" textAnchor="middle" fontSize="64" fontWeight="800" fill="#fffaf0">
        {pocket}
      </text>
    </g>
  );
}
