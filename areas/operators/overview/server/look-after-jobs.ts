import {
  jobDesk,
  listPage,
  recordAudit,
  refuse,
  type App,
  type Operator,
  type QueueState,
} from '@palaro/server';
import { DEAD_PER_PAGE } from '../overview.limits.ts';

/** The queue's state as the wire has it. */
export const queueFigures = ({ waiting, dead, lateSeconds }: QueueState) => ({
  waiting,
  dead,
  lateSeconds: Math.round(lateSeconds),
});

/** All scheduled jobs by name, and how the queue is. */
export async function readJobs(app: App) {
  const desk = jobDesk.of(app);
  const [jobs, state] = await Promise.all([desk.jobs(), desk.state()]);
  return {
    list: jobs.map(({ lastRun, nextAt, ...job }) => ({
      ...job,
      lastRun: lastRun && { ...lastRun, at: lastRun.at.toISOString() },
      nextAt: nextAt?.toISOString() ?? null,
    })),
    queue: queueFigures(state),
  };
}

/** Queues a job now, beside its schedule. A paused one runs too: somebody asks for it. */
export async function runJob(app: App, operator: Operator, name: string) {
  await app.db.transaction().execute(async (tx) => {
    if (!(await jobDesk.of(app).runNow(tx, name))) throw refuse('not_found');
    await recordAudit(tx, operator, app.clock.now(), { subject: `job:${name}` });
  });
  return {};
}

/** Pauses a job in the operator's name, or lets it run again. */
export async function pauseJob(
  app: App,
  operator: Operator,
  name: string,
  { paused, reason }: { paused: boolean; reason: string },
) {
  const by = paused ? operator.name : null;
  await app.db.transaction().execute(async (tx) => {
    const done = await jobDesk.of(app).pause(tx, name, by);
    if (!done) throw refuse('not_found');
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `job:${name}`,
      before: { pausedBy: done.before },
      after: { pausedBy: by },
      reason,
    });
  });
  return {};
}

/** Tasks that failed for the last time. */
export async function readDeadLetters(app: App, pageNum: number) {
  const page = { limit: DEAD_PER_PAGE, offset: (pageNum - 1) * DEAD_PER_PAGE };
  const { rows, total } = await jobDesk.of(app).deadLetters(page);
  const list = rows.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() }));
  return listPage(list, { pageNum, size: DEAD_PER_PAGE, total });
}

/** Gives a dead task its attempts again; once it succeeds the queue forgets it. */
export async function retryDeadLetter(app: App, operator: Operator, letter: string) {
  await app.db.transaction().execute(async (tx) => {
    const found = await jobDesk.of(app).retry(tx, letter);
    if (!found) throw refuse('not_found');
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `job:${found.task}`,
      after: { letter },
    });
  });
  return {};
}
