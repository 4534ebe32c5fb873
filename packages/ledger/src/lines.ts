/**
 * What waits, in one line an owner. Of an owner that was taken nothing more is given out until he
 * is back, so that his things stay in order while others pass by.
 */
export interface Lines<T> {
  readonly size: number;
  /** Whether anybody may be taken now. */
  ready(): boolean;
  add(owner: string, thing: T): void;
  /**
   * Owners in order of their turn, each one's things in order and together, until there are
   * enough; no more than `most`.
   */
  take(enough: number, most: number): T[];
  /** An owner who was taken is back. */
  giveBack(owner: string): void;
  /** Takes out whatever is unfit, wherever it stands. */
  drop(unfit: (thing: T) => boolean): T[];
}

export function createLines<T>(): Lines<T> {
  /** An owner has a line while something of his waits or is taken. */
  const lines = new Map<string, T[]>();
  let turns: string[] = [];
  let size = 0;
  return {
    get size() {
      return size;
    },
    ready: () => turns.length > 0,
    add(owner, thing) {
      size += 1;
      const line = lines.get(owner);
      if (line) return void line.push(thing);
      lines.set(owner, [thing]);
      turns.push(owner);
    },
    take(enough, most) {
      const taken: T[] = [];
      let next = 0;
      for (; next < turns.length && taken.length < enough; next++) {
        const owner = turns[next] ?? '';
        const line = lines.get(owner) ?? [];
        // Emptied while it waited for its turn.
        if (line.length === 0) lines.delete(owner);
        taken.push(...line.splice(0, most - taken.length));
      }
      turns = turns.slice(next);
      size -= taken.length;
      return taken;
    },
    giveBack(owner) {
      if (lines.get(owner)?.length) turns.push(owner);
      else lines.delete(owner);
    },
    drop(unfit) {
      const dropped: T[] = [];
      for (const line of lines.values()) {
        if (!line.some(unfit)) continue;
        dropped.push(...line.filter(unfit));
        line.splice(0, line.length, ...line.filter((thing) => !unfit(thing)));
      }
      size -= dropped.length;
      return dropped;
    },
  };
}
