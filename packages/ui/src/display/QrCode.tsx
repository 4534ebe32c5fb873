import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** White modules around the picture; without them cameras do not find it. */
const QUIET = 4;

/** A text as a QR picture; always dark on light, whatever the theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  const side = size + 2 * QUIET;
  return (
    <div className={styles.qr} data-theme="light">
      <svg
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={squares.join('')} fill="currentColor" />
      </svg>
    </div>
  );
}
