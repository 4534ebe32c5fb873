/** A call to be timed; each turn is given its number, so that no two turns ask the same. */
export type Timed = (turn: number) => Promise<unknown>;

/**
 * The 95th percentile of a baseline and of each call in milliseconds. They take turns, one caller
 * at a time, so that a busy moment hits all of them; the first turns warm up and do not count.
 */
export async function p95Of(
  measured: { baseline: Timed; calls: Record<string, Timed> },
  turns: { warm: number; counted: number },
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
  const [baseline = 0, ...found] = all.map(({ times }) => p95(times));
  const names = Object.keys(measured.calls);
  return { baseline, times: names.map((name, i) => [name, found[i] ?? 0]) };
}

const p95 = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
