import { plusSeconds, type Clock } from '@palaro/kernel';
import type { Store, Table } from './store.ts';

/** What is still to be done at a time of the sandbox's clock. */
interface Job {
  id: string;
  at: string;
  does: Deed;
  of: string;
}
type Deeds = Partial<Record<Deed, (of: string) => Promise<void> | void>>;
export type Deed = 'expire' | 'pay' | 'fail' | 'reverse' | 'payout' | 'return' | 'send';

/** Timers cannot wait longer. */
const WAIT_MAX_MS = 2 ** 31 - 1;

/** Does things when the sandbox's clock says so, also after a restart. */
export function createAgenda(store: Store, clock: Clock) {
  const jobs = store.table<Job>('job');
  const deeds: Deeds = {};
  const { begin, isUnderway, allUnderway } = carryOut(jobs, deeds, () => arm());
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const waiting = () => jobs.all().filter(({ id }) => !isUnderway(id));

  function arm() {
    clearTimeout(timer);
    const next = Math.min(...waiting().map(({ at }) => Date.parse(at)));
    if (stopped || next === Infinity) return;
    const wait = Math.min(Math.max(next - clock.now().getTime(), 0), WAIT_MAX_MS);
    timer = setTimeout(wake, wait).unref();
  }

  /** Does everything that is due, in the order of its time. */
  function wake() {
    const now = clock.now().toISOString();
    const due = waiting().filter(({ at }) => at <= now);
    for (const job of due.sort((a, b) => a.at.localeCompare(b.at))) begin(job);
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
      while (allUnderway().length > 0) {
        await Promise.all(allUnderway());
        wake();
      }
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(allUnderway());
    },
  };
}
export type Agenda = ReturnType<typeof createAgenda>;

/**
 * Carries jobs out, and keeps each until its deed is done, so that a process that is killed while
 * it sends a webhook sends it again: at least once, as providers promise.
 */
function carryOut(jobs: Table<Job>, deeds: Deeds, ended: () => void) {
  const underway = new Map<string, Promise<void>>();
  /** Unless its deed planned it anew. */
  function drop(job: Job) {
    if (jobs.get(job.id) === job) jobs.drop(job.id);
  }
  return {
    begin(job: Job) {
      const work = deeds[job.does]?.(job.of);
      if (!work) return drop(job);
      const done = work.finally(() => {
        underway.delete(job.id);
        drop(job);
        ended();
      });
      underway.set(job.id, done);
    },
    isUnderway: (id: string) => underway.has(id),
    allUnderway: () => [...underway.values()],
  };
}
