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
        d="M8 118C8 50 56 10 120 10S232 50 232 118A112 30 0 0 1 8 118Z"
        fill="#dff6ff"
        fillOpacity="0.12"
        stroke="#e9f8ff"
        strokeOpacity="0.7"
        strokeWidth="2.5"
      />
      <path d="M26 116C28 70 54 40 88 28C66 48 48 80 46 122Z" fill="#fff" opacity="0.32" />
      <path
        d="M198 62C209 80 214 96 215 118L206 121C205 100 201 82 191 66Z"
        fill="#fff"
        opacity="0.2"
      />
      <path d="M8 118A112 30 0 0 0 232 118" fill="none" stroke="#8a5a18" strokeWidth="9" />
      <path d="M8 117A112 30 0 0 0 232 117" fill="none" stroke="#f1cf7d" strokeWidth="4" />
      <circle cx="120" cy="9" r="8" fill="#f1cf7d" stroke="#8a5a18" strokeWidth="2" />
    </svg>
  );
}

/** The total, and whether it is big, small or a triple. */
function Total({ result, shown }: { result: SicBoResult; shown: number }) {
  const size = sizeOf(result);
  return (
    <p className={styles.total} data-size={size} style={{ opacity: shown }}>
      <b>{totalOf(result.dice)}</b> <span>{t(`sic-bo.${size}`)}</span>
    </p>
  );
}

/** Parol stars around the dice; there are more of them the greater the win is. */
function Stars({ count }: { count: number }) {
  return (
    <svg className={styles.stars} viewBox="-100 -50 200 100" preserveAspectRatio="xMidYMid meet">
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
