import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PopupAct } from '../content.api.ts';
import { foldPopupMarks } from './popup-counts.ts';
import { ask, NEWS } from './test-ask.ts';

interface Counts {
  shown: number;
  closed: number;
  clicked: number;
}

let site: TestApp;
let editor: TestOperator;
let popup: string;
beforeAll(async () => {
  site = await testApp({ demo: true });
  editor = await site.operator('operator1');
  const { value } = await ask(site, `${NEWS}?types=PU`);
  popup = (value.popup as { id: string }[])[0]!.id;
});
afterAll(() => site.stop());

interface Who {
  token?: string;
  browser?: string;
}
async function mark(what: PopupAct, { token, browser = 'one' }: Who = {}, id = popup) {
  const answer = await fetch(`${site.url}/api/v1/popups/${id}/marks`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': browser,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ what }),
  });
  return answer.status;
}
const counts = async (id = popup) =>
  (
    await editor.call<{ sum: Counts; days: (Counts & { day: string })[] }>(
      'GET',
      `/console/api/content/announcements/${id}/counts`,
    )
  ).value;
const fold = () => foldPopupMarks.run({ app: site.app, now: site.app.clock.now(), batch: 20_000 });

/** An operator's session ends in between. */
async function aDayLater() {
  site.app.clock.advance(86_400);
  editor = await site.operator('operator1');
}

it('a visitor counts once a day for each thing, however often and how much at once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => mark('shown')));
  await mark('shown', { browser: 'another' });
  await mark('closed');
  await mark('closed');
  await mark('clicked', { browser: 'another' });
  const { sum, days } = await counts();
  expect(sum).toEqual({ shown: 2, closed: 1, clicked: 1 });
  expect(days).toEqual([{ day: expect.any(String) as string, ...sum }]);
});

it('what a visitor cannot see is not counted', async () => {
  const token = await site.login('member1');
  const { value } = await ask(site, `${NEWS}?types=PU`, { token });
  const forMembers = (value.popup as { id: string }[])[0]!.id;
  expect(await mark('shown', {}, forMembers)).toBe(200);
  expect(await mark('shown', { token })).toBe(200);
  expect((await counts(forMembers)).sum.shown).toBe(0);
  expect((await counts()).sum.shown).toBe(2);
  // A member is himself in every browser.
  await mark('shown', { token }, forMembers);
  await mark('shown', { token, browser: 'another' }, forMembers);
  expect((await counts(forMembers)).sum.shown).toBe(1);
  expect(await mark('shown', {}, '999999')).toBe(200);
});

it('marks become counts after their day, twice over changes nothing, and none is kept', async () => {
  const before = await counts();
  await aDayLater();
  await mark('shown');
  await fold();
  expect(await site.app.db.selectFrom('popup_count').selectAll().execute()).toEqual([]);
  await aDayLater();
  await Promise.all([fold(), fold()]);
  const after = await counts();
  expect(after.days).toEqual([
    { day: expect.any(String) as string, shown: 1, closed: 0, clicked: 0 },
    ...before.days,
  ]);
  await aDayLater();
  await fold();
  expect(await site.app.db.selectFrom('popup_mark').selectAll().execute()).toEqual([]);
  expect(await counts()).toEqual(after);
});

it('a mark names nobody, and the same visitor has another digest on another day', async () => {
  const visitors = async () =>
    (await site.app.db.selectFrom('popup_mark').select('visitor').execute()).map(({ visitor }) =>
      visitor.toString('hex'),
    );
  await site.app.db.deleteFrom('popup_mark').execute();
  await mark('shown');
  const [first] = await visitors();
  await aDayLater();
  await mark('shown');
  const both = await visitors();
  expect(new Set(both).size).toBe(2);
  expect(both).toContain(first);
});

it('only popups have counts, for those who may see content', async () => {
  const { value } = await ask(site, `${NEWS}?types=B`);
  const banner = (value.banners as { id: string }[])[0]!.id;
  const path = (id: string) => `/console/api/content/announcements/${id}/counts`;
  expect((await editor.call('GET', path(banner))).status).toBe(404);
  const cashier = await site.operator('cashier1');
  expect(await cashier.call('GET', path(popup))).toMatchObject({ status: 403 });
});
