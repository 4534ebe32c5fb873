import { plusSeconds, type Clock } from '@palaro/kernel';
import type { Store } from './store.ts';

/** What is still to be done at a time of the sandbox's clock. */
interface Job {
  id: string;
  at: string;
  does: Deed;
  of: string;
}
export type Deed = 'expire' | 'pay' | 'fail' | 'reverse' | 'payout' | 'return' | 'send';

/** Timers cannot wait longer. */
const WAIT_MAX_MS = 2 ** 31 - 1;

/** Does things when the sandbox's clock says so, also after a restart. */
export function createAgenda(store: Store, clock: Clock) {
  const jobs = store.table<Job>('job');
  const deeds: Partial<Record<Deed, (of: string) => Promise<void> | void>> = {};
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function arm() {
    clearTimeout(timer);
    const next = Math.min(...jobs.all().map(({ at }) => Date.parse(at)));
    if (stopped || next === Infinity) return;
    const wait = Math.min(Math.max(next - clock.now().getTime(), 0), WAIT_MAX_MS);
    timer = setTimeout(wake, wait).unref();
  }

  /** Does everything that is due, in the order of its time. */
  function wake() {
    const now = clock.now().toISOString();
    const due = jobs.all().filter(({ at }) => at <= now);
    for (const { id, does, of } of due.sort((a, b) => a.at.localeCompare(b.at))) {
      jobs.drop(id);
      const work = Promise.resolve(deeds[does]?.(of)).finally(() => running.delete(work));
      running.add(work);
    }
    if (due.length > 0) wake();
    else arm();
  }

  return {
    /** Says what a deed is; once for each, before the first `wake`. */
    on(does: Deed, deed: (of: string) => Promise<void> | void) {
      deeds[does] = deed;
    },
    /** The same deed of the same row is planned once; a later plan moves it. */
    plan(does: Deed, of: string, afterSeconds: number) {
      const at = plusSeconds(clock.now(), afterSeconds).toISOString();
      jobs.put({ id: `${does} ${of}`, at, does, of });
      arm();
    },
    drop: (does: Deed, of: string) => jobs.drop(`${does} ${of}`),
    wake,
    /** Resolves when nothing due is left and everything begun is done. */
    async settle() {
      wake();
      while (running.size > 0) {
        await Promise.all(running);
        wake();
      }
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
export type Agenda = ReturnType<typeof createAgenda>;
