import { cx } from '@palaro/ui';
import type { RoadWin } from '../roads.ts';
import {
  BeadPlate,
  BigRoad,
  Bead,
  DerivedRoads,
  UNDER,
  WHOLE_HEIGHT,
  type RoadWords,
} from './road-parts.tsx';
import styles from './roads.module.css';

interface RoadMapsProps {
  /** The shoe's hands, the oldest first. */
  wins: readonly RoadWin[];
  words: RoadWords;
  /** All five roads; else a strip with the sums and the big road. */
  whole: boolean;
  className?: string | undefined;
}

/** The roads of the shoe, with the newest columns in view. */
export function RoadMaps({ wins, words, whole, className }: RoadMapsProps) {
  const sums = (['second', 'first', 'tie'] as const).map((win) => ({
    win,
    sum: wins.filter((one) => one === win).length,
  }));
  const said = sums.map(({ win, sum }) => `${words.names[win]} ${sum}`).join(', ');
  return (
    <svg
      viewBox={whole ? `0 0 360 ${WHOLE_HEIGHT}` : '0 0 366 62'}
      className={cx(styles.roads, className)}
      role="img"
      aria-label={`${words.title}: ${said}`}
    >
      {whole ? (
        <>
          <BeadPlate wins={wins} words={words} />
          <BigRoad wins={wins} words={words} x={92} cell={14} columns={19} />
          <DerivedRoads wins={wins} />
        </>
      ) : (
        <BigRoad wins={wins} words={words} x={45} cell={10} columns={32} />
      )}
      {sums.map(({ win, sum }, at) => (
        <g
          key={win}
          transform={`translate(${whole ? 1 : 3} ${(whole ? UNDER + 7 : 11.5) + at * (whole ? 14.2 : 19.5)})`}
        >
          <Bead win={win} words={words} at={{ x: 7, y: 0 }} />
          <text x="18" y="4.2" className={styles.sum}>
            {sum}
          </text>
        </g>
      ))}
    </svg>
  );
}
