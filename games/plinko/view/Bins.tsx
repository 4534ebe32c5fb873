import { memo } from 'react';
import { tableOf, type PlinkoParams } from '../tables.ts';
import { binColours } from './colours.ts';
import { binAt, geometryOf } from './geometry.ts';
import styles from './plinko.module.css';

interface BinsProps extends PlinkoParams {
  height: number;
  /** The bin in which the marble lies; else null. */
  lit: number | null;
}

/** What a digit needs of its font's size. */
const DIGIT = 0.6;

/** The bins, each with what it pays written on it. */
export const Bins = memo(function Bins({ risk, rows, height, lit }: BinsProps) {
  const geometry = geometryOf(rows, height);
  const { bin, narrow } = geometry;
  const table = tableOf({ risk, rows });
  const longest = Math.max(...table.map((tenths) => `${tenths / 10}×`.length));
  const room = narrow ? bin.height - 6 : bin.width - 1;
  const size = Math.min(narrow ? 13 : 14, room / (longest * DIGIT));
  return table.map((tenths, at) => {
    const { x, y } = binAt(geometry, at);
    const { face, foot, ink } = binColours(tenths);
    const left = x - bin.width / 2;
    return (
      <g key={at} className={styles.bin} data-lit={at === lit || undefined}>
        <rect x={left} y={y + 3} width={bin.width} height={bin.height} rx={4} fill={foot} />
        <rect x={left} y={y} width={bin.width} height={bin.height - 1} rx={4} fill={face} />
        <rect
          className={styles.rim}
          x={left}
          y={y}
          width={bin.width}
          height={bin.height + 2}
          rx={4}
        />
        <text
          x={x}
          y={y + bin.height / 2}
          transform={narrow ? `rotate(-90 ${x} ${y + bin.height / 2})` : undefined}
          fontSize={size}
          fill={ink}
        >
          {`${tenths / 10}×`}
        </text>
      </g>
    );
  });
});
