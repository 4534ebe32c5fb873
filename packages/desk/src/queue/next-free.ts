interface Taking {
  item: string;
  mine: boolean;
}

/**
 * The item after this one that nobody else has taken, from the end on with the first; where others
 * have all of them, the one after this. Null where nothing else waits.
 */
export function nextFree<Row extends { id: string }>(
  rows: readonly Row[],
  at: number,
  takings: readonly Taking[],
): string | null {
  const others = [...rows.slice(at + 1), ...rows.slice(0, at)];
  const isFree = ({ id }: Row) => takings.every(({ item, mine }) => item !== id || mine);
  return (others.find(isFree) ?? others[0])?.id ?? null;
}
