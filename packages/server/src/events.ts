/**
 * Events between areas on one tier ("sideways"). An area adds its own by declaration merging:
 * `declare module '@palaro/server' { interface Events { 'round.settled': RoundSettled } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Events {}

type Listener = (event: never) => void | Promise<void>;

export interface Bus {
  on<N extends keyof Events & string>(name: N, listen: (event: Events[N]) => unknown): () => void;
  /** Tells the listeners after the commit; a failing one is reported and stops no other. */
  emit<N extends keyof Events & string>(name: N, event: Events[N]): void;
  /** Waits until no listener is at work any more, nor one that those have told in turn. */
  idle(): Promise<void>;
  /** Forgets all listeners, before the areas start anew (the demo's reset). */
  clear(): void;
}

export function createBus(failed: (name: string, error: unknown) => void): Bus {
  const listeners = new Map<string, Set<Listener>>();
  const atWork = new Set<Promise<void>>();
  return {
    on(name, listen) {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listen as Listener));
      return () => own.delete(listen as Listener);
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
