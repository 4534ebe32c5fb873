import { plusSeconds } from '@palaro/kernel';
import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WrittenAnnouncement } from '../console.api.ts';
import { ask, NEWS } from './test-ask.ts';

const PATH = '/console/api/content/announcements';

let site: TestApp;
let editor: TestOperator;
let heard = 0;
beforeAll(async () => {
  site = await testApp({ demo: true, tasks: 'none' });
  editor = await site.operator('operator1');
  site.app.push.subscribe(null, () => (heard += 1), new Set(['content']));
});
afterAll(() => site.stop());

const both = (text: string) => ({ EN: text, TY: `${text} po` });
const banner = (from: number, to: number): WrittenAnnouncement => {
  const now = site.app.clock.now();
  return {
    type: 'B',
    title: both('Fiesta'),
    content: both('<p>Fiesta</p>'),
    startsAt: plusSeconds(now, from).toISOString(),
    endsAt: plusSeconds(now, to).toISOString(),
  };
};

/** What open screens heard since the last look, and whether members see the banner. */
async function after(seconds: number, id: string) {
  heard = 0;
  await site.advance(seconds);
  await site.runTasks();
  const { value } = await ask(site, `${NEWS}?types=B`);
  const rows = (value['banners'] ?? []) as { id: string }[];
  return { heard, shown: rows.some((row) => row.id === id) };
}

it('OC-25 open screens hear on its second that a planned banner starts and ends', async () => {
  heard = 0;
  const { value } = await editor.call<{ id: string }>('POST', PATH, banner(100, 200));
  expect(heard).toBe(0);
  await editor.call('POST', `${PATH}/${value.id}/publish`);
  expect(heard).toBe(1);
  expect(await after(95, value.id)).toEqual({ heard: 0, shown: false });
  expect(await after(5, value.id)).toEqual({ heard: 1, shown: true });
  expect(await after(95, value.id)).toEqual({ heard: 0, shown: true });
  expect(await after(5, value.id)).toEqual({ heard: 1, shown: false });
});

it('open screens hear of what members see, and of no draft', async () => {
  const { value } = await editor.call<{ id: string }>('POST', PATH, banner(-10, 5_000));
  await editor.call('POST', `${PATH}/${value.id}/publish`);
  heard = 0;
  await editor.call('PUT', `${PATH}/${value.id}`, banner(-10, 4_000));
  expect(heard).toBe(1);
  await editor.call('POST', `${PATH}/${value.id}/unpublish`);
  expect(heard).toBe(2);
  await editor.call('PUT', `${PATH}/${value.id}`, banner(-10, 3_000));
  expect(heard).toBe(2);
});
