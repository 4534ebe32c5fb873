interface Waiting<I> {
  item: I;
  done(): void;
  failed(error: unknown): void;
}

/**
 * Lets many callers share one statement and one commit: while `work` runs, the items of further
 * callers gather for its next run, `most` at a time. A caller's promise resolves once the run with
 * his item has ended. A run that fails is repeated item by item, so that a bad item fails alone;
 * `work` must therefore change nothing where it fails.
 */
export function gathering<I>(most: number, work: (items: readonly I[]) => Promise<unknown>) {
  const waiting: Waiting<I>[] = [];
  let running = false;

  async function run(some: readonly Waiting<I>[]): Promise<void> {
    try {
      await work(some.map(({ item }) => item));
      for (const { done } of some) done();
    } catch (error) {
      if (some.length > 1) for (const one of some) await run([one]);
      else some[0]?.failed(error);
    }
  }

  async function runAll(): Promise<void> {
    running = true;
    while (waiting.length > 0) await run(waiting.splice(0, most));
    running = false;
  }

  return (item: I): Promise<void> =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (!running) void runAll();
    });
}
