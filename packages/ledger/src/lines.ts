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

interface Line<T> {
  owner: string;
  things: T[];
}

export function createLines<T>(): Lines<T> {
  /** An owner has a line while something of his waits or is taken. */
  const lines = new Map<string, Line<T>>();
  let turns: Line<T>[] = [];
  let size = 0;
  return {
    get size() {
      return size;
    },
    ready: () => turns.length > 0,
    add(owner, thing) {
      size += 1;
      const line = lines.get(owner);
      if (line) return void line.things.push(thing);
      const first = { owner, things: [thing] };
      lines.set(owner, first);
      turns.push(first);
    },
    take(enough, most) {
      const taken: T[] = [];
      let passed = 0;
      for (const { owner, things } of turns) {
        if (taken.length >= enough) break;
        passed += 1;
        // Emptied while it waited for its turn.
        if (things.length === 0) lines.delete(owner);
        taken.push(...things.splice(0, most - taken.length));
      }
      turns = turns.slice(passed);
      size -= taken.length;
      return taken;
    },
    giveBack(owner) {
      const line = lines.get(owner);
      if (line?.things.length) turns.push(line);
      else lines.delete(owner);
    },
    drop(unfit) {
      const dropped: T[] = [];
      for (const { things } of lines.values()) {
        dropped.push(...things.filter(unfit));
        things.splice(0, things.length, ...things.filter((thing) => !unfit(thing)));
      }
      size -= dropped.length;
      return dropped;
    },
  };
}
