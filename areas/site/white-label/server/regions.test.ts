import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDesk } from './test-desk.ts';

let desk: Awaited<ReturnType<typeof testDesk>>;
beforeAll(async () => {
  desk = await testDesk({ tasks: 'none' });
});
afterAll(() => desk.site.stop());

const from = async (country: string, path: string) => {
  const answer = await fetch(`${desk.site.url}${path}`, { headers: { 'X-Country': country } });
  const { value, code } = (await answer.json()) as {
    value?: Record<string, unknown>;
    code?: string;
  };
  return { status: answer.status, code, value };
};
const start = async (country: string) =>
  (await from(country, '/wps/system/settings/consolidated')).value?.['startupState'];
const GAMES = '/wps/relay/GCSGAME_getVassGameType';
const agree = (asked: { value: { changeId: string | null } }) =>
  desk.two.call('POST', `/console/api/changes/${asked.value.changeId}/approve`, {});
const regions = (list: string[]) => ({ settings: { 'site.regions': list } });
const inSeconds = (n: number) =>
  new Date(desk.site.app.clock.now().getTime() + n * 1_000).toISOString();

it('APP-06 who is not in the list of regions gets state 2 and no call, and the console says so by region', async () => {
  const header = await desk.change({ settings: { 'site.regionHeader': 'X-Country' } });
  expect(header.status).toBe(202);
  expect((await agree(header)).status).toBe(200);
  expect(await start('SG')).toBe(0);
  expect((await desk.change(regions(['PH', 'JP']))).status).toBe(200);
  expect(await Promise.all(['PH', 'jp', 'SG', 'XX', ''].map(start))).toEqual([0, 0, 2, 2, 2]);
  expect((await from('PH', GAMES)).status).toBe(200);
  expect(await from('SG', GAMES)).toMatchObject({ status: 403, code: 'region.blocked' });
  expect((await from('SG', '/wps/system/status')).value).toMatchObject({ regionRestriction: true });
  expect((await desk.read()).regions).toEqual([
    { region: 'PH', state: 0 },
    { region: 'JP', state: 0 },
    { region: '', state: 2 },
  ]);
});

it('one person takes a region away, and two let one in', async () => {
  expect((await desk.change(regions(['PH']))).status).toBe(200);
  expect(await start('JP')).toBe(2);
  const asked = await desk.change(regions(['PH', 'SG']));
  expect(asked.status).toBe(202);
  expect(await start('SG')).toBe(2);
  expect((await agree(asked)).status).toBe(200);
  expect(await start('SG')).toBe(0);
});

it.each([
  [regions(['ph']), 'site.regions'],
  [{ settings: { 'site.regionHeader': 'not a header' } }, 'site.regionHeader'],
  [{ settings: { 'registration.countries': ['63'] } }, 'registration.countries'],
  [
    { settings: { 'registration.fields': { email: { enabled: false, required: true } } } },
    'registration.fields',
  ],
])('OC-20 %j is refused with the name of the value', async (given, name) => {
  const answer = await desk.change(given);
  expect(answer).toMatchObject({ status: 400, code: 'site.value_refused' });
  expect(answer.message).toContain(name);
});

it('what one person planned is refused where two must agree by then', async () => {
  const { site, change } = desk;
  expect((await change(regions(['SG']), { at: inSeconds(60) })).status).toBe(200);
  expect((await change(regions(['PH']))).status).toBe(200);
  await site.advance(60);
  await site.runTasks();
  expect(await start('SG')).toBe(2);
  expect(site.app.site.settings['site.regions']).toEqual(['PH']);
});

it('a plan of one person holds only what differed, so it undoes no later change by two', async () => {
  const { site, change } = desk;
  const wanted = { switches: { DEPOSIT: true }, settings: { 'support.hours': '10:00-20:00' } };
  expect((await change(wanted, { at: inSeconds(60) })).status).toBe(200);
  expect((await agree(await change({ switches: { DEPOSIT: false } }))).status).toBe(200);
  await site.advance(60);
  await site.runTasks();
  expect(site.app.site.settings['support.hours']).toBe('10:00-20:00');
  expect(site.app.site.switches.DEPOSIT).toBe(false);
});

it('a file with a switch of money waits for a second person, and then is in force as a whole', async () => {
  const { site, one, change } = desk;
  const { value: file } = await one.call<{ switches: object; settings: object }>(
    'GET',
    '/console/api/site/file',
  );
  const other = {
    ...file,
    switches: { ...file.switches, WITHDRAW: false },
    settings: { ...file.settings, 'site.name': 'Laro Tayo' },
  };
  const asked = await change(other);
  expect(asked.status).toBe(202);
  expect(site.app.site.settings['site.name']).toBe('Palaro');
  expect((await agree(asked)).status).toBe(200);
  expect([site.app.site.settings['site.name'], site.app.site.switches.WITHDRAW]).toEqual([
    'Laro Tayo',
    false,
  ]);
});
