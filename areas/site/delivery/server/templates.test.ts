import { readdirSync, readFileSync } from 'node:fs';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Template } from '../console.api.ts';

let site: TestApp;
let list: Template[];
beforeAll(async () => {
  site = await testApp({ demo: true });
  const support = await site.operator('support1');
  const path = '/console/api/messages/templates';
  list = (await support.call<{ list: Template[] }>('GET', path)).value.list;
});
afterAll(() => site.stop());

it('every text that is sent stands in both languages, with the same placeholders and a sample', () => {
  const names = list.map(({ area, name }) => `${area} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, subject, text, sample, channels } of list) {
    for (const both of [text, ...(subject ? [subject] : [])]) {
      expect([name, both.EN === '' || both.TY === '']).toEqual([name, false]);
    }
    const holes = (said: string) => [...new Set(said.match(/\{\w+\}/g))].sort();
    expect([name, holes(text.TY)]).toEqual([name, holes(text.EN)]);
    const shown = Object.values({ ...sample.text, ...sample.subject });
    expect([name, shown.filter((said) => said.includes('{'))]).toEqual([name, []]);
    expect([name, subject === null]).toEqual([name, channels.every((one) => one === 'sms')]);
  }
});

it('every area that sends lists what it sends', () => {
  const areas = new URL('../../../', import.meta.url);
  const senders = readdirSync(areas, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+\/[\w-]+\/server\/.*\.ts$/.test(file) && !file.includes('test'))
    .filter((file) => !file.startsWith('site/delivery/'))
    .filter((file) => /\bsend(Sms|Mail)\(/.test(readFileSync(new URL(file, areas), 'utf8')))
    .map((file) => file.split('/')[1]);
  expect(senders).toContain('verification');
  const listed = new Set(list.map(({ area }) => area));
  expect([...new Set(senders)].filter((area) => !listed.has(area ?? ''))).toEqual([]);
});
