import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTING_DEFAULTS } from '@palaro/whitelabel';
import { testDesk } from './test-desk.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../../apps/server/migrations');

let desk: Awaited<ReturnType<typeof testDesk>>;
beforeAll(async () => {
  desk = await testDesk();
});
afterAll(() => desk.site.stop());

const switchOf = async (name: string) =>
  (await desk.read()).switches.find((one) => one.name === name);
const heard = () =>
  new Promise<Record<string, unknown>>((resolve) => {
    const { push } = desk.site.app;
    const leave = push.subscribe(
      null,
      ({ data }) => {
        leave();
        resolve(JSON.parse(data) as Record<string, unknown>);
      },
      new Set(['system']),
    );
  });

describe('changing the site', () => {
  it('can be undone back to what the site began with, which is version 0', async () => {
    const { site, change, read, restore } = desk;
    const begun = await read();
    expect(begun.number).toBe(0);
    await change({ settings: { 'site.name': 'Laro Tayo' }, switches: { FEEDBACK3: false } });
    await change({ settings: { 'support.hours': '09:00-21:00' } });
    expect(await restore(0)).toMatchObject({ status: 200, value: { changeId: null } });
    const back = await read();
    expect(back.number).toBe(3);
    const values = ({ switches, settings }: typeof back) => [
      switches.map(({ name, on }) => [name, on]),
      settings.map(({ name, value }) => [name, value]),
    ];
    expect(values(back)).toEqual(values(begun));
    // A site from before there was a version 0 gets the same one, from its first version.
    const migration = join(MIGRATIONS, '0480_white_label_beginning.sql');
    const computed = readFileSync(migration, 'utf8').replace(/^insert into .*$/m, '');
    const { pool } = site.app;
    const { rows } = await pool.query<unknown[]>({ text: computed, rowMode: 'array' });
    const kept = await pool.query<{ site: object }>(
      'select site from site_version where number = 0',
    );
    expect(rows[0]?.at(-1)).toEqual(kept.rows[0]?.site);
  });

  it('OC-19 a switch that is off is refused by the server and heard by every screen; rolling back restores all values', async () => {
    const { site, change, read, restore } = desk;
    const feedback = () =>
      fetch(`${site.url}/wps/feedback`, {
        headers: { Authorization: `Bearer ${site.tokens.member1}` },
      });
    expect((await change({ settings: { 'site.name': 'Laro Tayo' } })).status).toBe(200);
    const before = await read();
    const told = heard();
    expect(await change({ switches: { FEEDBACK3: false, MAILCEN: false } })).toMatchObject({
      status: 200,
      value: { changeId: null },
    });
    expect(await told).toMatchObject({ switches: { FEEDBACK3: false, MAILCEN: false } });
    expect((await feedback()).status).toBe(403);
    expect(await switchOf('FEEDBACK3')).toMatchObject({
      on: false,
      pages: ['/m/feedback'],
      calls: expect.arrayContaining(['PUT /wps/feedback']) as unknown,
      last: { by: 'operator1', number: before.number + 1 },
    });
    await change({ settings: { 'support.hours': '09:00-21:00', template: { mem_cen: 0 } } });
    expect((await restore(before.number)).status).toBe(200);
    const after = await read();
    expect(after.number).toBe(before.number + 3);
    const values = ({ switches, settings }: typeof after) => [
      switches.map(({ name, on }) => [name, on]),
      settings.map(({ name, value }) => [name, value]),
    ];
    expect(values(after)).toEqual(values(before));
    expect((await feedback()).status).not.toBe(403);
  });

  it.each([
    [{ settings: { 'site.minAge': 'old' } }, 'site.minAge'],
    [{ settings: { 'support.hours': 'always' } }, 'support.hours'],
    [{ settings: { 'login.lockAfter': 0 } }, 'login.lockAfter'],
    [{ settings: { 'site.colour': 'red' } }, 'site.colour'],
    [{ switches: { MAILCEN: 'off' } }, 'MAILCEN'],
    [{ settings: { template: { app_background: 'url(javascript:alert(1))' } } }, 'template'],
    [{ settings: { template: { pwa_icon: 'javascript:alert(1)' } } }, 'template'],
    [{ settings: { template: { logo: 'javascript:alert(1)' } } }, 'template'],
    [{ settings: { template: { logo: '//evil.example/a.png' } } }, 'template'],
    [{ settings: { template: { logo: 0 } } }, 'template'],
    [{ settings: { template: { logo: ['/a.png'] } } }, 'template'],
    [{ settings: { template: { app_desc_font_color: '#fff;background:url(//x)' } } }, 'template'],
    [{ maintenance: true }, 'maintenance'],
  ])('OC-20 %j is refused with the name of the value, and nothing changes', async (given, name) => {
    const { number } = await desk.read();
    const answer = await desk.change(given);
    expect(answer).toMatchObject({ status: 400, code: 'site.value_refused' });
    expect(answer.message).toContain(name);
    expect((await desk.read()).number).toBe(number);
  });

  it('OC-21 colours that are hard to read are taken with a warning', async () => {
    await desk.change({
      settings: { template: { app_background: '#777777', app_desc_font_color: '#888888' } },
    });
    expect((await desk.read()).lowContrast).toBeLessThan(4.5);
    await desk.change({ settings: { template: SETTING_DEFAULTS.template } });
    expect((await desk.read()).lowContrast).toBeNull();
  });

  it('OC-22 the template chooses the versions of member center and deposit detail', async () => {
    await desk.change({ settings: { template: { mem_cen: 0, dep_func: 0 } } });
    expect((await desk.consolidated()).mobileTemplate).toMatchObject({ mem_cen: 0, dep_func: 0 });
    await desk.change({ settings: { template: { mem_cen: 1, dep_func: 1 } } });
  });

  it('refuses what was seen before somebody else changed it, no reason, and no difference', async () => {
    const { one } = desk;
    const { number } = await desk.read();
    const ask = (hours: string, seen: number, reason = 'new hours') =>
      one.call('POST', '/console/api/site/changes', {
        change: { settings: { 'support.hours': hours } },
        reason,
        seen,
      });
    expect((await ask('08:00-20:00', number, ' ')).status).toBe(400);
    expect((await ask('08:00-20:00', number)).status).toBe(200);
    expect((await ask('10:00-20:00', number)).code).toBe('site.changed_since');
    expect((await ask('08:00-20:00', number + 1)).code).toBe('site.no_change');
  });

  it('a switch of money waits for a second person, and applies when he agrees', async () => {
    const asked = await desk.change({ switches: { DEPOSIT: false } });
    expect(asked.status).toBe(202);
    expect((await switchOf('DEPOSIT'))?.on).toBe(true);
    const path = `/console/api/changes/${asked.value.changeId}/approve`;
    expect((await desk.one.call('POST', path, {})).code).toBe('console.second_person');
    const told = heard();
    expect((await desk.two.call('POST', path, {})).status).toBe(200);
    expect(await told).toMatchObject({ switches: { DEPOSIT: false } });
    expect(await switchOf('DEPOSIT')).toMatchObject({
      on: false,
      last: { by: 'operator1, operator2' },
    });
  });

  it.each([
    ['console.secondFactor', 'the other'],
    ['console.oneBrowser', 'the other'],
    ['operators.mail', 'stranger@mail.example'],
    ['sms.prices', { semaphore: '0.0000', twilio: '0.0000' }],
  ])('nobody alone loosens what guards the console: %s', async (name, value) => {
    const { settings } = desk.site.app.site as unknown as { settings: Record<string, unknown> };
    // A demo has some of them loosened already.
    const before = JSON.stringify(settings[name]);
    const wanted = value === 'the other' ? !settings[name] : value;
    const asked = await desk.change({ settings: { [name]: wanted } });
    expect(asked).toMatchObject({ status: 202, value: { changeId: expect.any(String) as string } });
    expect(JSON.stringify(settings[name])).toBe(before);
  });

  it('a file holds every value; what differs between two versions is listed', async () => {
    const { one, change, read } = desk;
    const { value: file } = await one.call<object>('GET', '/console/api/site/file');
    const { number } = await read();
    await change({ switches: { PERSREP: false }, settings: { 'site.licence': 'PAGCOR 26-0001' } });
    const difference = await one.call<{ list: unknown[] }>(
      'GET',
      `/console/api/site/difference?from=${number}&to=${number + 1}`,
    );
    expect(difference.value.list).toEqual([
      { name: 'switches.PERSREP', from: true, to: false },
      { name: 'settings.site.licence', from: '', to: 'PAGCOR 26-0001' },
    ]);
    expect((await change(file)).status).toBe(200);
    expect(await switchOf('PERSREP')).toMatchObject({ on: true });
  });
});
