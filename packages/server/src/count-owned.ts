/**
 * Counts something open (a stream, a screen) among its owner's, and ends the oldest of them beyond
 * `most`, at least 1: the newest is what its owner uses. Returns what takes it out of the count.
 */
export function countOwned<T>(
  owners: Map<string, Set<T>>,
  { owner, most }: { owner: string; most: number },
  item: T,
  end: (oldest: T) => void,
): () => void {
  const items = owners.get(owner) ?? new Set<T>();
  owners.set(owner, items.add(item));
  for (const oldest of [...items].slice(0, Math.max(0, items.size - most))) {
    items.delete(oldest);
    end(oldest);
  }
  return () => {
    items.delete(item);
    if (items.size === 0 && owners.get(owner) === items) owners.delete(owner);
  };
}
