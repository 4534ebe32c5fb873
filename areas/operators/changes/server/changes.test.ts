import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeKind, Operator } from '@palaro/server';
import { createLog } from '@palaro/server-app';
import { testApp } from '@palaro/testkit';
import { askingIn } from './ask-for-change.ts';
import { approveChange, rejectChange, withdrawChange } from './decide-change.ts';
import { countToDecide, readChange, readChanges } from './read-changes.ts';
import { watchTask } from './changes.tasks.ts';
import {
  endings,
  followed,
  makeThings,
  newThing,
  operator,
  people,
  setThing,
  setThingAndFollow,
  thingOf,
} from './test-people.ts';

const HOUR = 3_600;
const REASON = 'asked for in ticket 88';
const options = {
  log: createLog('silent'),
  standIns: [people('ana', 'ben', 'cara')],
  changeKinds: [setThing, setThingAndFollow] as unknown as ChangeKind[],
};
const site = await testApp(options);
const node = await testApp({ ...options, database: site.database });
const { app, database } = site;
afterAll(async () => {
  await node.stop();
  await site.stop();
});
beforeAll(() => makeThings(database));

const ana = operator('ana');
const ben = operator('ben');
const cara = operator('cara');

async function asked(more: object = {}, by: Operator = ana, kind = setThing) {
  const thing = await newThing(database);
  const draft = { payload: { thing, value: 2, ...more }, reason: REASON };
  const { changeId: id } = await askingIn(app)(by, kind, draft);
  return {
    id,
    thing,
    now: () => thingOf(app, thing),
    state: async () => (await readChange(app, ben, id)).state,
  };
}
type TestChange = Awaited<ReturnType<typeof asked>>;
const entries = async (subject: string) =>
  (
    await app.pool.query<{ actor: string; action: string }>(
      'select actor, action from audit_entry where subject = $1 order by seq',
      [subject],
    )
  ).rows.map(({ actor, action }) => `${actor} ${action}`);
/** Until so many statements wait for locks in this database. */
const waitForLocks = (count: number) =>
  expect
    .poll(async () => {
      const waits = `select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      return (await database.pool.query(waits)).rowCount;
    })
    .toBe(count);
const codes = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as Error).message));

describe('a change needs a second person', () => {
  it('is applied by the approval, once, with entries of both', async () => {
    const { id, thing, now } = await asked();
    expect(await now()).toEqual({ value: 1, times: 0 });
    expect(await approveChange(app, ben, id)).toEqual({ state: 'Applied' });
    expect(await now()).toEqual({ value: 2, times: 1 });
    expect(await entries(`thing:${thing}`)).toEqual([
      'operator:ana change.ask',
      'operator:ben thing.set',
    ]);
    expect(await entries(`change:${id}`)).toEqual(['operator:ben change.approve']);
    await expect(approveChange(app, cara, id)).rejects.toThrow('console.decided');
    await expect(withdrawChange(app, ana, id)).rejects.toThrow('console.decided');
  });

  it('waits in the queue of those who may decide it, not in its maker’s or an approver’s', async () => {
    const counts = async () =>
      Promise.all([ana, ben, cara].map(async (one) => (await countToDecide(app, one)).count));
    const [forAna = 0, forBen = 0, forCara = 0] = await counts();
    const { id } = await asked({ people: 2 });
    expect(await counts()).toEqual([forAna, forBen + 1, forCara + 1]);
    await approveChange(app, ben, id);
    expect(await counts()).toEqual([forAna, forBen, forCara + 1]);
    await approveChange(app, cara, id);
    expect(await counts()).toEqual([forAna, forBen, forCara]);
  });

  it('OC-5 who is not its maker: by another role, another session or under another name', async () => {
    const { id, now } = await asked();
    const refused = (by: Operator) =>
      expect(approveChange(app, by, id)).rejects.toThrow('console.second_person');
    await refused(ana);
    await refused(operator('ana', ['change.approve.site']));
    await refused(operator('ben', undefined, { sessionId: ana.sessionId }));
    await refused(operator('ben', undefined, { device: ana.device }));
    await expect(rejectChange(app, ana, id, REASON)).rejects.toThrow('console.second_person');
    expect(await now()).toEqual({ value: 1, times: 0 });
    await app.site.change({ settings: { 'console.oneBrowser': true } });
    await refused(ana);
    const atHers = operator('ben', undefined, { device: ana.device });
    expect(await approveChange(app, atHers, id)).toEqual({ state: 'Applied' });
    await app.site.change({ settings: { 'console.oneBrowser': false } });
  });

  it('who may: a role that was taken away since does not count', async () => {
    const { id } = await asked();
    const was = operator('ben', ['change.view', 'change.approve.site']);
    expect(await readChange(app, was, id)).toMatchObject({ refusal: null, fresh: true });
    const edited = { ...was, may: new Set(['change.view', 'change.approve.money'] as const) };
    await expect(approveChange(app, edited, id)).rejects.toThrow('console.forbidden');
    await expect(rejectChange(app, edited, id, REASON)).rejects.toThrow('console.forbidden');
    expect(await readChange(app, edited, id)).toMatchObject({ refusal: 'console.forbidden' });
  });

  it('OC-6 is applied once though two approve at once on two nodes', async () => {
    const { id, thing, now } = await asked();
    // Both have begun before either can end.
    const other = await database.pool.connect();
    await other.query('begin');
    await other.query('select from change_request where id = $1 for update', [id]);
    const both = Promise.allSettled([
      approveChange(app, ben, id),
      approveChange(node.app, cara, id),
    ]);
    await waitForLocks(2);
    await other.query('commit');
    other.release();
    expect(codes(await both).sort()).toEqual(['console.decided', 'done']);
    expect(await now()).toEqual({ value: 2, times: 1 });
    expect(await entries(`thing:${thing}`)).toHaveLength(2);
    expect(await entries(`change:${id}`)).toHaveLength(1);
  });

  it('asks for two others where its kind says so, who are different people', async () => {
    const { id, now } = await asked({ people: 2 });
    expect(await approveChange(app, ben, id)).toEqual({ state: 'Pending' });
    await expect(approveChange(app, operator('ben'), id)).rejects.toThrow('console.decided');
    const atBens = operator('cara', undefined, { device: ben.device });
    await expect(approveChange(app, atBens, id)).rejects.toThrow('console.second_person');
    expect(await now()).toEqual({ value: 1, times: 0 });
    expect(await approveChange(app, cara, id)).toEqual({ state: 'Applied' });
    expect(await now()).toEqual({ value: 2, times: 1 });
  });

  it('is either approved or rejected when both come at once', async () => {
    const { id, now, state } = await asked();
    const both = await Promise.allSettled([
      approveChange(app, ben, id),
      rejectChange(node.app, cara, id, REASON),
    ]);
    expect(codes(both).sort()).toEqual(['console.decided', 'done']);
    expect((await now())?.times).toBe((await state()) === 'Applied' ? 1 : 0);
  });
});

describe('OC-7 a change of what is no longer there', () => {
  it('becomes stale and applies nothing', async () => {
    const { id, thing, now, state } = await asked();
    await database.pool.query('update thing set value = 7 where name = $1', [thing]);
    expect(await readChange(app, ben, id)).toMatchObject({ fresh: false });
    await expect(approveChange(app, ben, id)).rejects.toThrow('console.stale');
    expect(await now()).toEqual({ value: 7, times: 0 });
    expect(await state()).toBe('Stale');
    expect(await entries(`change:${id}`)).toEqual(['operator:ben change.stale']);
  });

  it('its kind hears of each end without the change, and of no other', async () => {
    const made = [await asked(), await asked(), await asked(), await asked(), await asked()];
    const [rejected, withdrawn, stale, applied, expired] = made as [
      TestChange,
      TestChange,
      TestChange,
      TestChange,
      TestChange,
    ];
    endings.length = 0;
    await rejectChange(app, ben, rejected.id, REASON);
    await withdrawChange(app, ana, withdrawn.id);
    await database.pool.query('update thing set value = 7 where name = $1', [stale.thing]);
    await expect(approveChange(app, ben, stale.id)).rejects.toThrow('console.stale');
    await approveChange(app, ben, applied.id);
    await site.advance(24 * HOUR);
    await watchTask.run({ app, now: app.clock.now(), batch: 500 });
    const ended = endings.filter((thing) => made.some((one) => one.thing === thing));
    expect(ended).toEqual([rejected.thing, withdrawn.thing, stale.thing, expired.thing]);
  });

  it('even if that changes while it is being applied', async () => {
    const { id, thing, now } = await asked();
    const other = await database.pool.connect();
    await other.query('begin');
    await other.query('update thing set value = 7 where name = $1', [thing]);
    const approval = Promise.allSettled([approveChange(app, ben, id)]);
    await waitForLocks(1);
    await other.query('commit');
    other.release();
    expect(codes(await approval)).toEqual(['console.stale']);
    expect(await now()).toEqual({ value: 7, times: 0 });
  });
});

describe('a change that nobody decides', () => {
  it('OC-8 is over after 24 hours, and not a minute before', async () => {
    const last = await asked();
    const { id, now, state } = await asked();
    await site.advance(24 * HOUR - 60);
    expect(await state()).toBe('Pending');
    expect(await approveChange(app, ben, last.id)).toEqual({ state: 'Applied' });
    await site.advance(60);
    expect(await state()).toBe('Expired');
    const shown = async (mine: 'decide' | 'made', by: Operator) =>
      (await readChanges(app, by, { mine })).list.find((one) => one.id === id)?.state;
    expect([await shown('made', ana), await shown('decide', ben)]).toEqual(['Expired', undefined]);
    const decisions = await Promise.allSettled([
      approveChange(app, ben, id),
      rejectChange(app, ben, id, REASON),
      withdrawChange(app, ana, id),
    ]);
    expect(new Set(codes(decisions))).toEqual(new Set(['console.expired']));
    const turn = { app, now: app.clock.now(), batch: 100 };
    await Promise.all([watchTask.run(turn), watchTask.run({ ...turn, app: node.app })]);
    expect(await entries(`change:${id}`)).toEqual(['system:changes.watch-waiting change.expire']);
    await expect(approveChange(app, ben, id)).rejects.toThrow('console.decided');
    expect(await now()).toEqual({ value: 1, times: 0 });
  });

  it('reminds once after 12 hours, and others may decide it from then on', async () => {
    await app.site.change({ settings: { 'operators.mail': 'operators@palaro.test' } });
    const { id } = await asked();
    const admin = operator('cara', ['change.view', 'change.approve.late']);
    const waits = async () =>
      (await readChanges(app, admin, { mine: 'decide' })).list.map((one) => one.id);
    await expect(approveChange(app, admin, id)).rejects.toThrow('console.forbidden');
    expect(await waits()).not.toContain(id);
    await site.advance(12 * HOUR);
    const turn = { app, now: app.clock.now(), batch: 100 };
    await watchTask.run(turn);
    await watchTask.run(turn);
    const mails = app.db.selectFrom('outbox').select('subject').where('purpose', '=', 'changes');
    expect(await mails.execute()).toHaveLength(1);
    expect(await readChange(app, admin, id)).toMatchObject({ late: true, refusal: null });
    expect(await waits()).toContain(id);
    expect(await approveChange(app, admin, id)).toEqual({ state: 'Applied' });
  });
});

describe('asking', () => {
  it('is refused where nobody else could agree, nothing would change, or nothing explains it', async () => {
    const thing = await newThing(database);
    const ask = (payload: object, reason = REASON) =>
      askingIn(app)(ana, setThing, { payload: payload as never, reason });
    await expect(ask({ thing, value: 1 })).rejects.toThrow('console.no_change');
    await expect(ask({ thing, value: 2 }, ' short  ')).rejects.toThrow('console.reason_required');
    await expect(ask({ thing, value: 2, people: 3 })).rejects.toThrow('console.nobody_approves');
    await expect(ask({ thing, value: '2' })).rejects.toThrow('malformed');
    await expect(ask({ thing: 'unknown', value: 2 })).rejects.toThrow('not_found');
    const made = await readChanges(app, ana, { mine: 'made' });
    expect(made.list.map(({ subject }) => subject)).not.toContain(`thing:${thing}`);
  });

  it('is taken back by the maker only', async () => {
    const { id, now, state } = await asked();
    await expect(withdrawChange(app, ben, id)).rejects.toThrow('console.forbidden');
    expect(await withdrawChange(app, ana, id)).toEqual({ state: 'Withdrawn' });
    await expect(approveChange(app, ben, id)).rejects.toThrow('console.decided');
    expect([await state(), await now()]).toEqual(['Withdrawn', { value: 1, times: 0 }]);
  });
});

describe('what follows the commit', () => {
  const ask = () => asked({}, ana, setThingAndFollow as typeof setThing);

  it('is tried again by a task until it succeeds', async () => {
    Object.assign(followed, { left: 1, runs: 0, refusing: false });
    const { id, state } = await ask();
    expect(await approveChange(app, ben, id)).toEqual({ state: 'Approved' });
    await site.advance(60);
    await site.runTasks();
    expect([await state(), followed.runs]).toEqual(['Applied', 2]);
  });

  it('makes the change stale if it can no longer be done, and tells the approver', async () => {
    Object.assign(followed, { left: 0, runs: 0, refusing: true });
    const { id, state } = await ask();
    await expect(approveChange(app, ben, id)).rejects.toThrow('not_found');
    await site.advance(60);
    await site.runTasks();
    expect([await state(), followed.runs]).toEqual(['Stale', 1]);
  });
});

it('the database itself refuses what one person alone decided, and steps that change', async () => {
  const { id } = await asked();
  const owner = database.pool;
  for (const state of ['Approved', 'Applied']) {
    const set = owner.query(
      `update change_request set state = $2, ended_at = now() where id = $1`,
      [id, state],
    );
    await expect(set).rejects.toThrow('change_by_two');
  }
  await expect(owner.query('delete from change_step')).rejects.toThrow('append-only');
  await withdrawChange(app, ana, id);
  const again = owner.query(
    `update change_request set state = 'Pending', ended_at = null where id = $1`,
    [id],
  );
  await expect(again).rejects.toThrow('change_ended');
});
