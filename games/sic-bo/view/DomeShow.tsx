import { t } from '@palaro/client';
import type { ShowProps } from '../../table/view/table-view-contract.ts';
import { totalOf, type SicBoResult } from '../throw.ts';
import { DieFace } from './DieFace.tsx';
import styles from './dome.module.css';
import { dieTransform, domeTransform, liftAt, shownAt } from './shaking.ts';
import { sizeOf } from './words.ts';

const SIDES = [1, 2, 3, 4, 5, 6];

/**
 * Three dice under a glass dome. Everything follows from the dice and from how far the reveal has
 * come, so every player sees the same.
 */
export function DomeShow({ result, part, win }: ShowProps<SicBoResult>) {
  const at = result ? part : 0;
  const lift = liftAt(at);
  return (
    <div className={styles.room} data-win={win || undefined} aria-hidden>
      <div className={styles.stand} style={{ transform: domeTransform(at) }}>
        <div className={styles.plate} />
        <div className={styles.dice} key={result ? 'thrown' : 'before'}>
          {[0, 1, 2].map((die) => (
            <div key={die} className={styles.place}>
              <span className={styles.shadow} />
              <div
                className={styles.die}
                style={{ transform: dieTransform(die, result?.dice[die] ?? 1, at) }}
              >
                {SIDES.map((face) => (
                  <span key={face} className={styles.face} data-face={face}>
                    <DieFace face={face} />
                  </span>
                ))}
              </div>
            </div>
          ))}
        </div>
        <Dome lift={lift} />
      </div>
      {result && <Total result={result} shown={shownAt(at)} />}
      {win > 0 && <Stars count={win * 6} />}
    </div>
  );
}

function Dome({ lift }: { lift: number }) {
  const style = { transform: `translateY(${(-70 * lift).toFixed(1)}%)`, opacity: 1 - lift };
  return (
    <svg className={styles.dome} viewBox="0 0 240 150" preserveAspectRatio="none" style={style}>
      <path
        d="M10 136C10 60 58 10 120 10S230 60 230 136Z"
        fill="#dff6ff"
        fillOpacity="0.13"
        stroke="#e9f8ff"
        strokeOpacity="0.75"
        strokeWidth="2.5"
      />
      <path d="M30 116C32 74 56 42 88 30C66 50 50 80 48 118Z" fill="#fff" opacity="0.34" />
      <path
        d="M196 64C206 80 211 96 212 116L204 118C203 98 200 82 190 68Z"
        fill="#fff"
        opacity="0.2"
      />
      <circle cx="120" cy="9" r="8" fill="#f1cf7d" stroke="#8a5a18" strokeWidth="2" />
      <path d="M6 130H234V142H6Z" fill="#d9a441" stroke="#8a5a18" strokeWidth="2" />
    </svg>
  );
}

/** The total, and whether it is big, small or a triple. */
function Total({ result, shown }: { result: SicBoResult; shown: number }) {
  const size = sizeOf(result);
  return (
    <p className={styles.total} data-size={size} style={{ opacity: shown }}>
      <b>{totalOf(result.dice)}</b> {t(`sic-bo.${size}`)}
    </p>
  );
}

/** Parol stars around the dice; there are more of them the greater the win is. */
function Stars({ count }: { count: number }) {
  return (
    <svg className={styles.stars} viewBox="-100 -50 200 100" preserveAspectRatio="xMidYMid slice">
      {Array.from({ length: count }, (_, i) => (
        <path
          key={i}
          d="M0-7 1.8-2.4 6.7-2.2 2.9.9 4.1 5.7 0 3-4.1 5.7-2.9.9-6.7-2.2-1.8-2.4Z"
          transform={`translate(${((i * 67) % 184) - 92} ${((i * 41) % 84) - 42}) scale(${0.6 + (i % 3) * 0.25})`}
          style={{ animationDelay: `${(i % 9) * 90}ms` }}
        />
      ))}
    </svg>
  );
}
