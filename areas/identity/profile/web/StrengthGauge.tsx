import { t } from '@palaro/client';
import { levelOf } from '../score.ts';
import styles from './StrengthGauge.module.css';

/** Points that each lantern of the string stands for. */
const POINTS_EACH = 5;
const LANTERNS = 100 / POINTS_EACH;
/** Where a level ends: its lantern hangs lower, on a longer thread. */
const STEPS: readonly number[] = [40, 80];
const WIDTH = 240;
const HEIGHT = 132;
const RADIUS = 100;
const MIDDLE = { x: WIDTH / 2, y: 116 };

const at = (part: number, radius: number) => {
  const angle = Math.PI * (1 - part);
  return { x: MIDDLE.x + radius * Math.cos(angle), y: MIDDLE.y - radius * Math.sin(angle) };
};
const fixed = (n: number) => n.toFixed(1);

/**
 * How well the account is secured, drawn as a string of twenty lanterns over the square; the share
 * that is lit shows the points. The number and its word stand below, so that colour is not the only
 * sign.
 */
export function StrengthGauge({ score }: { score: number }) {
  const level = levelOf(score);
  const word = t(`profile.level_${level}`);
  const from = at(0, RADIUS);
  const to = at(1, RADIUS);
  return (
    <div
      className={styles.gauge}
      role="img"
      aria-label={t('profile.score', { score, level: word })}
      data-level={level}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.drawing} aria-hidden>
        <path
          d={`M${fixed(from.x)} ${from.y}A${RADIUS} ${RADIUS} 0 0 1 ${fixed(to.x)} ${to.y}`}
          className={styles.wire}
        />
        {Array.from({ length: LANTERNS }, (_, index) => (
          <Lantern key={index} index={index} lit={(index + 1) * POINTS_EACH <= score} />
        ))}
      </svg>
      <p className={styles.figure} aria-hidden>
        <span className={styles.score}>{score}</span>
        <span className={styles.of}>{t('profile.of_100')}</span>
      </p>
      <p className={styles.level} aria-hidden>
        {word}
      </p>
    </div>
  );
}

function Lantern({ index, lit }: { index: number; lit: boolean }) {
  const part = (index + 0.5) / LANTERNS;
  const step = STEPS.indexOf((index + 1) * POINTS_EACH) >= 0;
  const place = at(part, RADIUS - (step ? 5 : 0));
  const size = step ? 7.5 : 5.5;
  const turn = 90 * (2 * part - 1);
  return (
    <g
      transform={`translate(${fixed(place.x)} ${fixed(place.y)}) rotate(${fixed(turn)})`}
      className={lit ? styles.lit : undefined}
    >
      {lit && <circle r={size * 1.8} className={styles.halo} />}
      <path
        d={`M0 ${-size * 1.25}L${size} 0L0 ${size * 1.25}L${-size} 0Z`}
        className={styles.paper}
      />
      <path d={`M0 ${-size * 1.25}L${size} 0L0 0Z`} className={styles.light} />
    </g>
  );
}
