import type { CSSProperties } from 'react';
import { useCalm } from '../motion/use-calm.ts';
import styles from './rolling-number.module.css';

interface RollingNumberProps {
  /** Already formatted: `"170,000,000"`. Only digits roll. */
  value: string;
  /** Read to screen readers instead of the digits; without it they hear the number as shown. */
  label?: string;
  /** Height of the digits in px at the usual root size. */
  size?: number;
}

const DIGITS = '0123456789'.split('');
const ROOT_PX = 16;
/** HOME-13: the strip shifts by this many rem × digit ÷ 100. */
const STRIP_REM = 53;
const CELL_REM = STRIP_REM / 100;

/** HOME-13: the strip of digits 0 to 9 is shifted by 53 rem × digit ÷ 100. */
export const digitShift = (digit: number): string => `${(STRIP_REM * digit) / 100}rem`;

/**
 * A number whose changed digits roll; the others stay. A cell of the strip is 0.53 rem high
 * (HOME-13), so the strip is drawn at that height and scaled to `size`. Under reduced motion the
 * whole number cross-fades instead.
 */
export function RollingNumber({ value, label, size = 28 }: RollingNumberProps) {
  const calm = useCalm();
  const spoken = <span className="sr-only">{label ?? value}</span>;
  const style = { fontSize: `${size / ROOT_PX}rem` };
  if (calm) {
    return (
      <span className={styles.number} style={style}>
        {spoken}
        <span key={value} aria-hidden translate="no" className={styles.fade}>
          {value}
        </span>
      </span>
    );
  }
  return (
    <span className={styles.number} style={style}>
      {spoken}
      <span aria-hidden translate="no">
        {value.split('').map((sign, at) => (
          // Keys count from the right, so that a number with one more digit keeps the other strips.
          <Cell key={value.length - at} sign={sign} scale={((size / ROOT_PX) * 1.2) / CELL_REM} />
        ))}
      </span>
    </span>
  );
}

function Cell({ sign, scale }: { sign: string; scale: number }) {
  const digit = DIGITS.indexOf(sign);
  if (digit < 0) return <span className={styles.sign}>{sign}</span>;
  const style: CSSProperties = { transform: `scale(${scale}) translateY(-${digitShift(digit)})` };
  return (
    <span className={styles.cell}>
      <span className={styles.room}>0</span>
      <span className={styles.strip} style={style}>
        {/* Placed by transform, as base lines in the flow are rounded to px before scaling. */}
        {DIGITS.map((each) => (
          <span
            key={each}
            className={styles.digit}
            style={{ transform: `translateY(${digitShift(Number(each))})` }}
          >
            {each}
          </span>
        ))}
      </span>
    </span>
  );
}
