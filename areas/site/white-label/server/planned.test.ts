import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { testDesk } from './test-desk.ts';

let desk: Awaited<ReturnType<typeof testDesk>>;
let other: TestApp;
beforeAll(async () => {
  desk = await testDesk({ nodes: true, tasks: 'none' });
  const { database } = desk.site;
  other = await testApp({ database, config: { demo: true }, nodes: true, tasks: 'none' });
});
afterAll(async () => {
  await other.stop();
  await desk.site.stop();
});

/** The next news of the site on the other node. */
const heardThere = () =>
  new Promise<void>((resolve) => {
    const leave = other.app.push.subscribe(
      null,
      () => {
        leave();
        resolve();
      },
      new Set(['system']),
    );
  });

it('OC-42 a change on one node is in force on the other when its screens hear of it', async () => {
  const told = heardThere();
  await desk.change({ switches: { MAILCEN: false } });
  await told;
  expect(other.app.site.switches.MAILCEN).toBe(false);
});

it('a planned change applies on its second, unless it is cancelled', async () => {
  const { site, one, change } = desk;
  const inSeconds = (n: number) =>
    new Date(site.app.clock.now().getTime() + n * 1_000).toISOString();
  expect((await change({ switches: { MAILCEN: true } }, { at: inSeconds(600) })).status).toBe(200);
  await change({ settings: { 'site.name': 'Never' } }, { at: inSeconds(600) });
  type Waiting = { list: { id: string; change: { settings?: object } }[] };
  const { value } = await one.call<Waiting>('GET', '/console/api/site/schedule');
  const id = value.list.find((row) => row.change.settings)?.id ?? '';
  const cancel = `/console/api/site/schedule/${id}/cancel`;
  expect((await one.call('POST', cancel, { reason: 'not any more' })).status).toBe(200);
  expect((await one.call('POST', cancel, { reason: 'not any more' })).code).toBe(
    'site.not_waiting',
  );
  await site.advance(590);
  await site.runTasks();
  expect(site.app.site.switches.MAILCEN).toBe(false);
  await site.advance(10);
  await site.runTasks();
  expect(site.app.site.switches.MAILCEN).toBe(true);
  expect(site.app.site.settings['site.name']).toBe('Palaro');
  expect((await change({ switches: { MAILCEN: false } }, { at: inSeconds(-1) })).code).toBe(
    'site.time_refused',
  );
});

it('OC-7 a plan ends stale where somebody changed its value meanwhile, and overwrites nothing', async () => {
  const { site, change } = desk;
  const at = () => new Date(site.app.clock.now().getTime() + 600_000).toISOString();
  await change({ settings: { 'site.name': 'Planned' } }, { at: at() });
  await change({ settings: { 'support.hours': '10:00-20:00' } }, { at: at() });
  await change({ settings: { 'site.name': 'Later' } });
  await site.advance(600);
  await site.runTasks();
  expect(site.app.site.settings['site.name']).toBe('Later');
  expect(site.app.site.settings['support.hours']).toBe('10:00-20:00');
  const states = site.app.db
    .selectFrom('site_schedule')
    .select('state')
    .orderBy('asked_at', 'desc');
  const ends = await states.limit(2).execute();
  expect(ends.map(({ state }) => state).sort()).toEqual(['Applied', 'Stale']);
});

it('OC-23 during maintenance members see state 1, the console works, and it ends by itself', async () => {
  const { site, maintenance, consolidated, status, read } = desk;
  const closed = await maintenance({
    on: true,
    minutes: 15,
    textEN: 'Back soon',
    textTY: 'Saglit',
  });
  expect(closed).toMatchObject({ status: 200, value: { changeId: null } });
  expect(await consolidated()).toMatchObject({
    startupState: 1,
    settings: { 'maintenance.notice': { EN: 'Back soon', TY: 'Saglit' } },
  });
  expect(await status()).toBe(503);
  expect((await read()).startupState).toBe(1);
  const callback = await fetch(`${site.url}/vendor/v1/DEMO/balance`, { method: 'POST' });
  expect(callback.status).not.toBe(503);
  // One person may not prolong it by another quarter of an hour.
  expect((await maintenance({ on: true, minutes: 15 })).status).toBe(202);
  await site.advance(899);
  await site.runTasks();
  expect(site.app.site.maintenance).toBe(true);
  await site.advance(2);
  await site.runTasks();
  expect(site.app.site.maintenance).toBe(false);
  expect((await read()).startupState).toBe(0);
});

it('maintenance for longer, or without an end, waits for a second person', async () => {
  const { maintenance, site } = desk;
  expect((await maintenance({ on: true, minutes: 16 })).status).toBe(202);
  expect((await maintenance({ on: true })).status).toBe(202);
  expect(site.app.site.maintenance).toBe(false);
});
