/** Every order of these items. */
export function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/** Numbers below 1, fixed by the seed, so that a failing run can be repeated. */
export function drawsOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in an order chosen by the draws. */
export function shuffled<T>(items: readonly T[], draw: () => number): T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(draw() * left.length), 1)[0] as T);
}
