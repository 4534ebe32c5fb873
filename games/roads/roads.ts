/**
 * The road maps of tables with two sides (docs/domain/games.md §5). `first` is the side whose wins
 * stand in the big road's red: banker, or dragon; `second` is the other one.
 */
export type RoadWin = 'first' | 'second' | 'tie';

/** Marks from the top; the bead plate and every road are six rows high. */
export const ROWS = 6;

/** A mark at its place on the grid. */
export interface Placed<Mark> {
  column: number;
  row: number;
  mark: Mark;
}

/** A win in the big road, and the ties that came after it. */
export interface BigMark {
  /** Null only for ties before the first win. */
  side: Exclude<RoadWin, 'tie'> | null;
  ties: number;
}

/** The bead plate: every hand, column by column from the top. */
export const beadPlate = (wins: readonly RoadWin[]): readonly Placed<RoadWin>[] =>
  wins.map((mark, at) => ({ column: Math.floor(at / ROWS), row: at % ROWS, mark }));

/** The runs of one side's wins, with the ties of each win; ties before any win stand alone. */
export function streaksOf(wins: readonly RoadWin[]): readonly (readonly BigMark[])[] {
  const streaks: BigMark[][] = [];
  for (const win of wins) {
    const streak = streaks.at(-1);
    const before = streak?.at(-1);
    if (win === 'tie') {
      if (before) before.ties++;
      else streaks.push([{ side: null, ties: 1 }]);
    } else if (before && before.side === null) before.side = win;
    else if (streak && before?.side === win) streak.push({ side: win, ties: 0 });
    else streaks.push([{ side: win, ties: 0 }]);
  }
  return streaks;
}

/**
 * Writes each run down a column of its own. A run that finds the row below taken, or the foot of
 * the grid, goes on to the right; the next one begins beside this one's first mark.
 */
export function layOut<Mark>(streaks: readonly (readonly Mark[])[]): readonly Placed<Mark>[] {
  const placed: Placed<Mark>[] = [];
  const taken = new Set<number>();
  const isTaken = (column: number, row: number) => taken.has(column * ROWS + row);
  let start = -1;
  for (const streak of streaks) {
    for (start += 1; isTaken(start, 0);) start += 1;
    let column = start;
    let row = 0;
    let turned = false;
    for (const [at, mark] of streak.entries()) {
      if (at > 0) {
        turned ||= row === ROWS - 1 || isTaken(column, row + 1);
        if (turned) column += 1;
        else row += 1;
      }
      taken.add(column * ROWS + row);
      placed.push({ column, row, mark });
    }
  }
  return placed;
}

/** The big road: one column for each run of wins. */
export const bigRoad = (wins: readonly RoadWin[]) => layOut(streaksOf(wins));

/** How many runs back a derived road looks. */
export const DERIVED = { bigEye: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof DERIVED;

/** `even`: the runs repeat their shape, written in red. `odd`: they do not, written in blue. */
export type Pattern = 'even' | 'odd';

/**
 * Big eye boy, small road or cockroach pig. A win that begins a run asks whether the run before it
 * is as long as the one so many runs further back; any other win asks whether the run so many back
 * goes on beside it, or ended above the place beside the win before.
 */
export function derivedRoad(
  wins: readonly RoadWin[],
  road: DerivedRoad,
): readonly Placed<Pattern>[] {
  const back = DERIVED[road];
  const lengths = streaksOf(wins).map((streak) => (streak[0]?.side ? streak.length : 0));
  const patterns = lengths.flatMap((length, run) =>
    Array.from({ length }, (_, row) => row).flatMap((row): Pattern[] => {
      if (run < back + (row === 0 ? 1 : 0)) return [];
      const beside = lengths[run - back] ?? 0;
      const even = row === 0 ? lengths[run - 1] === lengths[run - 1 - back] : beside !== row;
      return [even ? 'even' : 'odd'];
    }),
  );
  return layOut(runsOf(patterns));
}

function runsOf(patterns: readonly Pattern[]): readonly (readonly Pattern[])[] {
  const runs: Pattern[][] = [];
  for (const pattern of patterns) {
    const run = runs.at(-1);
    if (run?.[0] === pattern) run.push(pattern);
    else runs.push([pattern]);
  }
  return runs;
}

/** The newest columns of a road, moved so that they begin at 0. */
export function newest<Mark>(
  placed: readonly Placed<Mark>[],
  columns: number,
): readonly Placed<Mark>[] {
  const last = placed.reduce((most, { column }) => Math.max(most, column), 0);
  const from = Math.max(0, last - columns + 1);
  return placed
    .filter(({ column }) => column >= from)
    .map((one) => ({ ...one, column: one.column - from }));
}
