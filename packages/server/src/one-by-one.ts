/**
 * Runs works of one name one after another on this node, first come, first served; a work that
 * fails does not stop those behind it. Works of other names do not wait.
 */
export function oneByOne() {
  const last = new Map<string, Promise<unknown>>();
  return function run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    last.set(name, settled);
    void settled.then(() => {
      if (last.get(name) === settled) last.delete(name);
    });
    return turn;
  };
}
