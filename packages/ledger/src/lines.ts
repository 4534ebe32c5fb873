/**
 * Waiting things, one line per owner. While an owner is taken, no more of his things are given out.
 * So his things stay in order while those of others pass by.
 */
export interface Lines<T> {
  readonly size: number;
  /** Whether any owner can be taken now. */
  ready(): boolean;
  add(owner: string, thing: T): void;
  /**
   * Takes owners in order of their turn, each with his things in order, until there are `enough`
   * things. Never returns more than `most`.
   */
  take(enough: number, most: number): T[];
  /** Says that an owner who was taken is free again. */
  giveBack(owner: string): void;
  /** Removes and returns all unfit things. */
  drop(unfit: (thing: T) => boolean): T[];
}

interface Line<T> {
  owner: string;
  things: T[];
}

export function createLines<T>(): Lines<T> {
  /** An owner has a line while a thing of his waits or is taken. */
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
        // Its things were dropped while it waited for its turn.
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
