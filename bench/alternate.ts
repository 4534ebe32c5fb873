/** A call to be timed; each turn is given its number, so that no two turns ask the same. */
export type Timed = (turn: number) => Promise<unknown>;

/** The 95th percentile of a baseline and of each call in milliseconds; see `timesOf`. */
export const p95Of = (measured: Measured, turns: Turns) => timesOf(measured, turns, 0.95);

interface Measured {
  baseline: Timed;
  calls: Record<string, Timed>;
}

interface Turns {
  warm: number;
  counted: number;
}

/**
 * What a baseline and each call take in milliseconds: the time that this share of them keeps. They
 * take turns, one caller at a time, so that a busy moment hits all of them; the first turns warm up
 * and do not count.
 */
export async function timesOf(
  measured: Measured,
  turns: Turns,
  share: number,
): Promise<{ baseline: number; times: [name: string, ms: number][] }> {
  const all = [measured.baseline, ...Object.values(measured.calls)].map((call) => {
    const times: number[] = [];
    return { call, times };
  });
  for (let turn = 0; turn < turns.warm + turns.counted; turn += 1) {
    for (const { call, times } of all) {
      const start = performance.now();
      await call(turn);
      if (turn >= turns.warm) times.push(performance.now() - start);
    }
  }
  const at = (times: number[]) =>
    times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
  const [baseline = 0, ...found] = all.map(({ times }) => at(times));
  const names = Object.keys(measured.calls);
  return { baseline, times: names.map((name, i) => [name, found[i] ?? 0]) };
}
