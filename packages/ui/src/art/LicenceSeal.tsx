import styles from './licence-seal.module.css';

interface LicenceSealProps {
  /** The minimum age to play. */
  age: number;
  /** The text for screen readers. */
  label: string;
  size?: number;
}

/** Sixteen notches round the seal, one every 22.5°. */
const NOTCHES = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8);
const MIDDLE = 32;
const at = (radius: number, angle: number) =>
  `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`;
const HALF_NOTCH = Math.PI / 16;
const TEETH = NOTCHES.map((angle) => `${at(31, angle)}L${at(27.5, angle + HALF_NOTCH)}`);
const EDGE = `M${TEETH.join('L')}Z`;

/** The site's seal: the minimum age inside a woven edge. */
export function LicenceSeal({ age, label, size = 48 }: LicenceSealProps) {
  return (
    <svg
      className={styles.seal}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role="img"
      aria-label={label}
    >
      <path className={styles.edge} d={EDGE} />
      <circle className={styles.ring} cx={MIDDLE} cy={MIDDLE} r={23} />
      <text className={styles.age} x={MIDDLE} y={38.5} textAnchor="middle" fontSize={18}>
        {`${age}+`}
      </text>
    </svg>
  );
}
