/** Works through the items with this many workers at once; each worker gets its number. */
export async function inParallel<T>(
  items: readonly T[],
  workers: number,
  work: (item: T, worker: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async (worker: number) => {
    while (next < items.length) await work(items[next++]!, worker);
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => one(worker)));
}
