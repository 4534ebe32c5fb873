import {
  beadPlate,
  bigRoad,
  derivedRoad,
  newest,
  ROWS,
  type BigMark,
  type DerivedRoad,
  type Pattern,
  type RoadWin,
} from '../roads.ts';
import styles from './roads.module.css';

/** What the roads of a table call its two sides and the tie. */
export interface RoadWords {
  /** A letter each, in the marks. */
  letters: Readonly<Record<RoadWin, string>>;
  names: Readonly<Record<RoadWin, string>>;
  /** Says the roads to a screen reader; the sums are added. */
  title: string;
}

interface RoadProps {
  wins: readonly RoadWin[];
  words: RoadWords;
}

const BEADS = { x: 1, columns: 6, cell: 14 };
/** Where the derived roads begin, under the big road. */
export const UNDER = 2 + ROWS * BEADS.cell + 5;
const SMALL = 7;
export const WHOLE_HEIGHT = UNDER + ROWS * SMALL + 1;
const DERIVED_COLUMNS = 12;
const DERIVED: readonly { road: DerivedRoad; x: number }[] = [
  { road: 'bigEye', x: 92 },
  { road: 'small', x: 183 },
  { road: 'cockroach', x: 274 },
];

export const BeadPlate = ({ wins, words }: RoadProps) => (
  <>
    <Grid {...BEADS} y={1} />
    {newest(beadPlate(wins), BEADS.columns).map(({ column, row, mark }) => (
      <Bead
        key={`${column}/${row}`}
        win={mark}
        words={words}
        at={middle(BEADS.x, 1, BEADS.cell, column, row)}
      />
    ))}
  </>
);

interface BeadProps {
  win: RoadWin;
  words: RoadWords;
  at: { x: number; y: number };
}

export const Bead = ({ win, words, at: { x, y } }: BeadProps) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="6" className={styles.bead} data-win={win} />
    <text y="3.2" className={styles.letter}>
      {words.letters[win]}
    </text>
  </g>
);

export function BigRoad({ wins, words, ...grid }: RoadProps & Omit<GridProps, 'y'>) {
  return (
    <>
      <Grid {...grid} y={1} />
      {newest(bigRoad(wins), grid.columns).map(({ column, row, mark }) => {
        const { x, y } = middle(grid.x, 1, grid.cell, column, row);
        return (
          <g key={`${column}/${row}`} transform={`translate(${x} ${y}) scale(${grid.cell / 14})`}>
            <BigWin mark={mark} words={words} />
          </g>
        );
      })}
    </>
  );
}

/** The first side's disc is full and the second's a ring: colour does not tell them alone. */
const BigWin = ({ mark: { side, ties }, words }: { mark: BigMark; words: RoadWords }) => (
  <>
    {side && (
      <>
        <circle r={side === 'first' ? 6 : 5} className={styles.win} data-win={side} />
        <text y="2.8" className={styles.inWin} data-win={side}>
          {words.letters[side]}
        </text>
      </>
    )}
    {ties > 0 && <path d="M-6.5 6.5 6.5-6.5" className={styles.tie} />}
    {ties > 1 && (
      <text x="4.5" y="6.8" className={styles.ties}>
        {ties}
      </text>
    )}
  </>
);

/** The derived roads' marks: what repeats is round or rises, what does not is pointed or falls. */
const ROUND = 'M-2.3 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z';
const POINTED = 'M0-3.1 3.1 0 0 3.1-3.1 0z';
const SHAPES: Record<DerivedRoad, Record<Pattern, string>> = {
  bigEye: { even: ROUND, odd: POINTED },
  small: { even: ROUND, odd: POINTED },
  cockroach: { even: 'M-2.5 2.5 2.5-2.5', odd: 'M-2.5-2.5 2.5 2.5' },
};

export const DerivedRoads = ({ wins }: { wins: readonly RoadWin[] }) =>
  DERIVED.map(({ road, x: left }) => (
    <g key={road}>
      <Grid x={left} y={UNDER} columns={DERIVED_COLUMNS} cell={SMALL} />
      {newest(derivedRoad(wins, road), DERIVED_COLUMNS).map(({ column, row, mark }) => {
        const { x, y } = middle(left, UNDER, SMALL, column, row);
        return (
          <path
            key={`${column}/${row}`}
            d={SHAPES[road][mark]}
            transform={`translate(${x} ${y})`}
            className={styles[road]}
            data-pattern={mark}
          />
        );
      })}
    </g>
  ));

const middle = (x: number, y: number, cell: number, column: number, row: number) => ({
  x: x + (column + 0.5) * cell,
  y: y + (row + 0.5) * cell,
});

interface GridProps {
  x: number;
  y: number;
  columns: number;
  cell: number;
}

function Grid({ x, y, columns, cell }: GridProps) {
  const width = columns * cell;
  const height = ROWS * cell;
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${at * cell} 0V${height}`);
  const across = Array.from({ length: ROWS + 1 }, (_, at) => `M0 ${at * cell}H${width}`);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} className={styles.paper} />
      <path d={[...down, ...across].join('')} className={styles.lines} />
    </g>
  );
}
