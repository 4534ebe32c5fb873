/**
 * Lets `atOnce` works run at a time, and at most `waitingMost` wait for their turn, first come,
 * first served. One more is refused by `full`.
 */
export function takeTurns(atOnce: number, waitingMost: number, full: () => Error) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async function take<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else if (waiting.length < waitingMost) await new Promise<void>((go) => waiting.push(go));
    else throw full();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
