/** Random choices that a seed repeats. For trials only: never use them to decide a game. */
export interface Seeded {
  /** A whole number below `bound`. */
  below(bound: number): number;
  /** True in this many of a thousand cases. */
  perMille(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** Mulberry32: 32 bits of state, one seed, the same numbers on every machine. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const word = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (bound: number) => Math.floor((word() / 2 ** 32) * bound);
  return {
    below,
    perMille: (share) => below(1000) < share,
    pick: (from) => from[below(from.length)]!,
    shuffle(items) {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [order[last], order[other]] = [order[other]!, order[last]!];
      }
      return order;
    },
  };
}
