import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { object, text } from '@palaro/api';
import { siteClock } from '@palaro/kernel';
import { defineTask, type App } from '@palaro/server';
import { testApp, testDatabase } from '@palaro/testkit';
import { readState, unlockAbandoned } from './jobs.repository.ts';

declare module '@palaro/server' {
  interface Events {
    'test.happened': { what: string };
  }
}

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** A site whose task and listener do what the test tells them. */
async function site(options: Parameters<typeof testApp>[0] = {}) {
  const ran: { what: string }[] = [];
  const doing: { it: (app: App, what: string) => unknown } = { it: () => undefined };
  const run = async (app: App, what: string) => {
    ran.push({ what });
    await doing.it(app, what);
  };
  const task = defineTask({
    name: 'test.do',
    payload: object({ what: text() }),
    timeoutSeconds: 1,
    attempts: 2,
    run: ({ app, payload }) => run(app, payload.what),
  });
  const test = await testApp({
    moreTasks: [task],
    listeners: { 'test.happened': (app, { what }) => run(app, what) },
    ...options,
  });
  stops.push(() => test.stop());
  return { ...test, ran, doing, task };
}

const namesOf = (ran: { what: string }[]) => ran.map(({ what }) => what).sort();

it('runs what a transaction adds and emits once it has committed, never after a rollback', async () => {
  const { app, ran, task } = await site();
  const undone = app.db.transaction().execute(async (tx) => {
    await app.queue.add(tx, task, { what: 'undone' });
    await app.queue.emit(tx, 'test.happened', { what: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await app.db.transaction().execute(async (tx) => {
    await app.queue.add(tx, task, { what: 'added' });
    await app.queue.emit(tx, 'test.happened', { what: 'told' });
    await sql`select 1`.execute(tx);
    expect(ran).toEqual([]);
  });
  await app.queue.runDue();
  expect(namesOf(ran)).toEqual(['added', 'told']);
  expect(await readState(app.db)).toMatchObject({ waiting: 0, dead: 0 });
});

it('waits longer before each new try, then shows the task as dead', async () => {
  const { app, url, ran, doing, task, advance, runTasks } = await site({ tasks: 'none' });
  doing.it = () => Promise.reject(new Error('not today'));
  await app.queue.add(app.db, task, { what: 'hopeless' });
  await runTasks();
  expect(await readState(app.db)).toMatchObject({ waiting: 1, dead: 0 });
  // The second try waits: it does not follow at once.
  await runTasks();
  expect(ran).toHaveLength(1);
  await advance(60);
  await runTasks();
  expect(ran).toHaveLength(2);
  await advance(3_600);
  await runTasks();
  expect(ran).toHaveLength(2);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(/^palaro_tasks_waiting 0$/m);
  expect(metrics).toMatch(/^palaro_tasks_dead 1$/m);
  const { rows } = await app.pool.query(
    'select task_identifier, attempts, last_error from graphile_worker.jobs',
  );
  expect(rows).toMatchObject([{ task_identifier: 'test.do', attempts: 2 }]);
  expect((rows[0] as { last_error: string }).last_error).toContain('not today');
});

it('a run that takes longer than its limit has failed', async () => {
  const { app, doing, task, runTasks } = await site({ tasks: 'none' });
  doing.it = () => new Promise(() => undefined);
  await app.queue.add(app.db, task, { what: 'endless' });
  await runTasks();
  const { rows } = await app.pool.query('select last_error, attempts from graphile_worker.jobs');
  expect(rows).toMatchObject([{ attempts: 1, last_error: 'the task took longer than 1 s' }]);
});

it('a payload of another shape never runs', async () => {
  const { app, ran, task, runTasks } = await site({ tasks: 'none' });
  await app.queue.add(app.db, task, { other: 'shape' } as never);
  await runTasks();
  expect(ran).toEqual([]);
  expect(await readState(app.db)).toMatchObject({ waiting: 1 });
});

it('a failing listener does not stop the others', async () => {
  const database = await testDatabase();
  stops.push(database.drop);
  const one = await site({ tasks: 'none', database });
  one.doing.it = () => Promise.reject(new Error('deaf'));
  await one.app.queue.emit(one.app.db, 'test.happened', { what: 'news' });
  await one.app.queue.add(one.app.db, one.task, { what: 'work' });
  await one.runTasks();
  expect(namesOf(one.ran)).toEqual(['news', 'work']);
  one.doing.it = () => undefined;
  await one.advance(60);
  await one.runTasks();
  expect(namesOf(one.ran)).toEqual(['news', 'news', 'work', 'work']);
  expect(await readState(one.app.db)).toMatchObject({ waiting: 0, dead: 0 });
});

it('an event from before a node was killed is heard after the next start', async () => {
  const database = await testDatabase();
  stops.push(database.drop);
  const killed = await site({ tasks: 'none', database });
  await killed.app.queue.emit(killed.app.db, 'test.happened', { what: 'news' });
  // The node dies while it runs another job, whose row stays taken.
  await killed.app.queue.emit(killed.app.db, 'test.happened', { what: 'taken' });
  await killed.app.pool.query(
    `update graphile_worker._private_jobs
      set locked_by = 'worker-of-a-dead-node', locked_at = clock_timestamp() - interval '1 minute'
      where payload -> 'event' ->> 'what' = 'taken'`,
  );
  const next = await site({ database, tasks: 'none' });
  await unlockAbandoned(next.app.db, { 'test.on.test.happened': 50 });
  const taken = `select from graphile_worker.jobs where locked_by is not null`;
  expect((await next.app.pool.query(taken)).rowCount).toBe(1);
  await unlockAbandoned(next.app.db, { 'test.on.test.happened': 30 });
  await next.runTasks();
  expect(namesOf(next.ran)).toEqual(['news', 'taken']);
  expect(killed.ran).toEqual([]);
});

it('two nodes run a scheduled task once a period, and once for all missed periods', async () => {
  const database = await testDatabase();
  stops.push(database.drop);
  let runs = 0;
  let told = () => {};
  const task = defineTask({
    name: 'test.hourly',
    every: { seconds: 3_600 },
    timeoutSeconds: 10,
    batch: 1,
    run() {
      runs += 1;
      told();
      return Promise.resolve();
    },
  });
  const clock = siteClock();
  for (let node = 0; node < 2; node++) {
    const { stop } = await testApp({ database, clock, tasks: 'all', moreTasks: [task] });
    stops.push(stop);
  }
  const seen = 'select from task_schedule where name = $1';
  await expect
    .poll(async () => (await database.pool.query(seen, ['test.hourly'])).rowCount)
    .toBe(1);
  expect(runs).toBe(0);
  for (const [seconds, count] of [
    [3_600, 1],
    [3_600, 2],
    [5 * 3_600, 3],
  ] as const) {
    const next = new Promise<void>((resolve) => (told = resolve));
    clock.advance(seconds);
    await next;
    // Jobs queued by another node would run along with these.
    const left = "select from graphile_worker.jobs where task_identifier = 'test.hourly'";
    await expect.poll(async () => (await database.pool.query(left)).rowCount).toBe(0);
    expect(runs).toBe(count);
  }
});

it('requests still get connections when far more tasks each hold one and take another', async () => {
  const { app, url, ran, doing, task } = await site();
  const most = app.pool.options.max ?? 10;
  let atOnce = 0;
  let holding = 0;
  doing.it = (own) =>
    own.db.transaction().execute(async (tx) => {
      atOnce = Math.max(atOnce, (holding += 1));
      await sql`select pg_sleep(0.02)`.execute(tx);
      await sql`select 1`.execute(own.db);
      holding -= 1;
    });
  const payloads = Array.from({ length: most * 5 }, (_, i) => ({ what: String(i) }));
  await app.queue.addEach(app.db, task, payloads);
  let busiest = 0;
  let done = false;
  async function ask() {
    while (!done) {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      busiest = Math.max(busiest, app.pool.totalCount - app.pool.idleCount);
    }
  }
  await Promise.all([app.queue.runDue().finally(() => (done = true)), ask()]);
  expect(new Set(namesOf(ran)).size).toBe(payloads.length);
  expect(atOnce).toBeGreaterThan(1);
  // No task used any of the requests' connections.
  expect(busiest).toBeLessThan(most / 2);
  expect(await readState(app.db)).toMatchObject({ waiting: 0, dead: 0 });
});
