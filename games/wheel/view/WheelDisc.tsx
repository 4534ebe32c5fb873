import { memo } from 'react';
import { coloursOf } from './colours.ts';
import { OUTER, pointAt, segmentPath } from './geometry.ts';
import { timesText } from '../../stage/view/odds-text.ts';
import styles from './wheel.module.css';

interface WheelDiscProps {
  wheel: readonly number[];
  /** The segment that came up; null while it spins. */
  lit: number | null;
}

/** Above this many segments their texts stand along the radius. */
const WIDE_SIZE = 20;

/** The part of the wheel that turns: segments with what they pay, and the pegs between them. */
export const WheelDisc = memo(function WheelDisc({ wheel, lit }: WheelDiscProps) {
  const size = wheel.length;
  const colourOf = coloursOf(wheel);
  const path = segmentPath(size);
  return (
    <>
      {wheel.map((tenths, i) => (
        <g
          key={i}
          className={styles.segment}
          data-lit={lit === null ? undefined : lit === i}
          transform={`rotate(${(i * 360) / size})`}
        >
          <path
            d={path}
            fill={colourOf(tenths)}
            fillOpacity={tenths === 0 && i % 2 === 1 ? 0.72 : 1}
            stroke="#0a0d22"
            strokeWidth={size > WIDE_SIZE ? 1 : 1.6}
          />
          <Face tenths={tenths} size={size} />
        </g>
      ))}
      {wheel.map((_, i) => {
        const { x, y } = pointAt(((i + 0.5) * 360) / size, OUTER - 3);
        return <circle key={i} cx={x} cy={y} r={size > 30 ? 2.4 : 3.4} fill="#fff4dc" />;
      })}
    </>
  );
});

function Face({ tenths, size }: { tenths: number; size: number }) {
  const wide = size <= WIDE_SIZE;
  if (tenths === 0 && !wide) return null;
  const along = wide ? '' : 'rotate(-90)';
  return (
    <text
      className={styles.face}
      transform={`translate(0 ${wide ? -131 : -118}) ${along}`}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={size === 10 ? 22 : wide ? 16 : size > 40 ? 12.5 : 14}
      fill={tenths === 0 ? '#bcc3e0' : '#0a0d22'}
    >
      {tenths === 0 ? '0' : timesText(tenths)}
    </text>
  );
}
