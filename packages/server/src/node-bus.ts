/**
 * News inside one node, for what each node keeps in memory: caches, open streams, the link to other
 * nodes. Nothing is stored. Use the queue (`Events`) for what must not be lost.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface NodeEvents {}

type Listener = (event: never) => void | Promise<void>;

export interface NodeBus {
  on<N extends keyof NodeEvents & string>(
    name: N,
    listen: (event: NodeEvents[N]) => unknown,
  ): () => void;
  /** Calls the listeners at once. If one fails, it is reported and the others still run. */
  emit<N extends keyof NodeEvents & string>(name: N, event: NodeEvents[N]): void;
  /** Waits until no listener is running, including those that running listeners triggered. */
  idle(): Promise<void>;
  /** Removes all listeners before the areas start again (the demo's reset). */
  clear(): void;
}

export function createNodeBus(failed: (name: string, error: unknown) => void): NodeBus {
  const listeners = new Map<string, Set<Listener>>();
  const atWork = new Set<Promise<void>>();
  return {
    on(name, listen) {
      const hearing = listeners.get(name) ?? new Set();
      listeners.set(name, hearing.add(listen as Listener));
      return () => hearing.delete(listen as Listener);
    },
    emit(name, event) {
      for (const listen of listeners.get(name) ?? []) {
        const work = Promise.resolve()
          .then(() => listen(event as never))
          .catch((error: unknown) => failed(name, error))
          .finally(() => atWork.delete(work));
        atWork.add(work);
      }
    },
    async idle() {
      while (atWork.size > 0) await Promise.all(atWork);
    },
    clear: () => listeners.clear(),
  };
}
