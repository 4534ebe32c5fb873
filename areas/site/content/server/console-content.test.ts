import { plusSeconds } from '@palaro/kernel';
import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnnouncementRow, WrittenAnnouncement } from '../console.api.ts';
import { ANNOUNCEMENT_TYPES } from '../published.api.ts';
import { XSS_VECTORS } from './test-xss-vectors.ts';

const PATH = '/console/api/content/announcements';
const HELP = '/console/api/content/help';
/** A text takes 20,000 characters. */
const ATTACKS_A_TEXT = 60;

let site: TestApp;
let there: TestApp;
let editor: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true, nodes: true });
  there = await testApp({ database: site.database, config: { demo: true }, nodes: true });
  editor = await site.operator('operator1');
});
afterAll(async () => {
  await there.stop();
  await site.stop();
});

const both = (text: string) => ({ EN: text, TY: `${text} po` });
const draft = (more: Partial<WrittenAnnouncement> = {}): WrittenAnnouncement => ({
  type: 'PL',
  title: both('News'),
  content: both('<p>Hello</p>'),
  startsAt: plusSeconds(site.app.clock.now(), -3_600).toISOString(),
  ...more,
});

async function write(more: Partial<WrittenAnnouncement> = {}) {
  const { status, value } = await editor.call<{ id: string }>('POST', PATH, draft(more));
  expect(status).toBe(200);
  return value.id;
}
const publish = (id: string) => editor.call('POST', `${PATH}/${id}/publish`);
const listed = async (query: string) =>
  (await editor.call<{ list: AnnouncementRow[] }>('GET', `${PATH}?${query}`)).value.list;

/** What guests see of a type, at a node. */
async function shown(types = 'PL', { url }: TestApp = site, language = 'EN') {
  const path = `${url}/wps/relay/MCSFE_getListAnnouncements?types=${types}`;
  const answer = await fetch(path, { headers: { Language: language } });
  const { value } = (await answer.json()) as {
    value: Record<string, { id: string; title: string; content: string }[]>;
  };
  return Object.values(value).flat();
}

const MISSING = { status: 422, code: 'content.languages_missing' };
/** Texts of which nobody would see anything in Filipino. */
const HALVES: [string, Partial<WrittenAnnouncement>][] = [
  ['no title', { title: { EN: 'Notice', TY: '' } }],
  ['a title of spaces', { title: { EN: 'Notice', TY: '  ' } }],
  ['no text', { content: { EN: '<p>Hello</p>', TY: '' } }],
  ['an empty paragraph', { content: { EN: '<p>Hello</p>', TY: '<p>&nbsp;<br></p>' } }],
  ['nothing but a script', { content: { EN: '<p>Hello</p>', TY: '<script>alert(1)</script>' } }],
];

it.each(HALVES)(
  'OC-24 a popup with %s in Filipino is neither published nor saved over a published one',
  async (_what, half) => {
    const popup = { type: 'PU', execution: 'B', title: both('Notice') } as const;
    const id = await write({ ...popup, ...half });
    const seen = async (language: string) =>
      (await shown('PU', site, language)).find((one) => one.id === id);
    expect(await publish(id)).toMatchObject(MISSING);
    expect(await seen('EN')).toBeUndefined();
    expect((await listed('missing=TY')).find((row) => row.id === id)?.missing).toEqual(['TY']);

    await editor.call('PUT', `${PATH}/${id}`, draft(popup));
    expect((await publish(id)).status).toBe(200);
    const whole = { title: 'Notice po', content: '<p>Hello</p> po' };
    expect(await seen('TY')).toMatchObject(whole);
    const over = await editor.call('PUT', `${PATH}/${id}`, draft({ ...popup, ...half }));
    expect(over).toMatchObject(MISSING);
    expect(await seen('TY')).toMatchObject(whole);

    const { title, content, startsAt: inForceFrom } = draft(half);
    const topic = { title, content, sort: 1, published: true };
    expect(await editor.call('POST', HELP, topic)).toMatchObject(MISSING);
    const agreement = { title, content, inForceFrom };
    const added = await editor.call('POST', '/console/api/content/agreements', agreement);
    expect(added).toMatchObject(MISSING);
  },
);

it('OC-24 no attack survives in a text, in either language, as preview and page get it', async () => {
  const attacks = XSS_VECTORS.filter((one) => !one.includes('\0')).map((one) => `<p>${one}</p>`);
  for (let from = 0; from < attacks.length; from += ATTACKS_A_TEXT) {
    const html = attacks.slice(from, from + ATTACKS_A_TEXT).join('\n');
    const id = await write({ content: { EN: html, TY: html } });
    const { value } = await editor.call<{ draft: WrittenAnnouncement }>('GET', `${PATH}/${id}`);
    const kept = `${value.draft.content.EN}${value.draft.content.TY}`;
    expect(kept).not.toMatch(/<(script|iframe|style|form|svg|object)/i);
    expect(kept).not.toMatch(/<[^>]*(\son\w+=|\sstyle=|javascript:)/i);
  }
  const link = await editor.call('POST', PATH, draft({ link: 'javascript:alert(1)' }));
  expect(link).toMatchObject({ status: 422, code: 'content.unfit' });
});

it('OC-25 a scheduled banner starts and ends on the second', async () => {
  const now = site.app.clock.now();
  const id = await write({
    type: 'B',
    startsAt: plusSeconds(now, 100).toISOString(),
    endsAt: plusSeconds(now, 200).toISOString(),
  });
  await publish(id);
  const state = async () => (await listed('type=B')).find((row) => row.id === id)?.state;
  const isShown = async () => (await shown('B')).some((one) => one.id === id);
  const at = async (seconds: number) => {
    const to = plusSeconds(now, seconds).getTime() - site.app.clock.now().getTime();
    site.app.clock.advance(to / 1000);
    return [await state(), await isShown()];
  };
  expect(await at(99)).toEqual(['scheduled', false]);
  expect(await at(100)).toEqual(['live', true]);
  expect(await at(199)).toEqual(['live', true]);
  expect(await at(200)).toEqual(['ended', false]);
});

it('OC-42 what is published on one node is seen on the other within a second', async () => {
  await shown('PL', there);
  const told = () =>
    new Promise<void>((resolve) => {
      const leave = there.app.nodeBus.on('elsewhere.content', () => {
        leave();
        resolve();
      });
    });
  const written = told();
  const id = await write();
  await written;
  const published = told();
  await publish(id);
  await published;
  expect((await shown('PL', there)).map((one) => one.id)).toContain(id);
});

it('keeps every saving as a version, shows who saved it, and brings an old one back', async () => {
  const id = await write({ title: both('First') });
  await publish(id);
  await editor.call('PUT', `${PATH}/${id}`, draft({ title: both('Second') }));
  const path = `/console/api/content/versions/announcement/${id}`;
  const versions = async () =>
    (
      await editor.call<{ list: { id: string; savedBy: string; value: { title: object } }[] }>(
        'GET',
        path,
      )
    ).value.list;
  const list = await versions();
  expect(list.map(({ value }) => value.title)).toEqual([both('Second'), both('First')]);
  expect(list[0]?.savedBy).toBe('operator1');
  expect((await editor.call('POST', `${path}/${list[1]?.id}/restore`)).status).toBe(200);
  expect((await shown()).find((one) => one.id === id)?.title).toBe('First');
  expect(await versions()).toHaveLength(3);
  const stranger = list[1]?.id ?? '';
  const wrong = `/console/api/content/versions/help_topic/${id}/${stranger}/restore`;
  expect((await editor.call('POST', wrong)).status).toBe(404);
});

it('orders banners for members, and refuses an audience that names nobody', async () => {
  const a = await write({ type: 'B' });
  const b = await write({ type: 'B' });
  for (const id of [a, b]) await publish(id);
  await editor.call('POST', '/console/api/content/order', { ids: [b, a] });
  const order = (await shown('B')).map(({ id }) => id).filter((id) => [a, b].includes(id));
  expect(order).toEqual([b, a]);
  const nobody = draft({ audience: { kind: 'vip', from: 3, to: 1 } });
  expect(await editor.call('POST', PATH, nobody)).toMatchObject({ code: 'content.unfit' });
});

it('lists what lacks a language, also where only spaces were written', async () => {
  const id = await write({ content: { EN: '<p>Hello</p>', TY: '  ' } });
  const whole = await write();
  const lacking = await listed('missing=TY');
  expect(lacking.find((row) => row.id === id)?.missing).toEqual(['TY']);
  expect(lacking.map((row) => row.id)).not.toContain(whole);
  expect((await listed('missing=EN')).map((row) => row.id)).not.toContain(id);
});

it('saves help topics and matches, and adds versions of the agreement', async () => {
  const topic = { title: both('Cards'), content: both('<p>x</p>'), sort: 1, published: true };
  const { value } = await editor.call<{ id: string }>('POST', HELP, topic);
  const half = { ...topic, title: { EN: 'Cards', TY: '' } };
  expect(await editor.call('PUT', `${HELP}/${value.id}`, half)).toMatchObject({
    code: 'content.languages_missing',
  });
  const { value: topics } = await editor.call<{ list: { id: string }[] }>('GET', HELP);
  expect(topics.list).toContainEqual({ id: value.id, ...topic });
  await editor.call('POST', `${HELP}/order`, { ids: [value.id] });
  const { value: ordered } = await editor.call('GET', `${HELP}/${value.id}`);
  expect(ordered).toEqual({ id: value.id, ...topic, sort: 0 });
  const { value: matches } = await editor.call<{ list: { id: string }[] }>(
    'GET',
    '/console/api/content/matches',
  );
  const gone = await editor.call('DELETE', `/console/api/content/matches/${matches.list[0]?.id}`);
  expect(gone.status).toBe(200);
  const agreement = {
    title: both('Agreement'),
    content: both('<p>New</p>'),
    inForceFrom: site.app.clock.now().toISOString(),
  };
  const added = await editor.call<{ id: string }>(
    'POST',
    '/console/api/content/agreements',
    agreement,
  );
  expect(added.value.id).toBe('2');
});

it('support neither reads nor edits drafts', async () => {
  const support = await site.operator('support1');
  expect((await support.call('POST', PATH, draft())).code).toBe('console.forbidden');
  expect((await support.call('GET', PATH)).status).toBe(403);
});

const hostile = (html: string) =>
  /<(script|iframe|style|form|svg|object)/i.test(html) ||
  /<[^>]*(\son\w+=|\sstyle=|javascript:)/i.test(html);

it('OC-24 no attack survives in any text that takes HTML, for editors or for members', async () => {
  const attacks = XSS_VECTORS.filter((one) => !one.includes('\0')).map((one) => `<p>${one}</p>`);
  const agent = await site.login('agent1');
  const answerOf = async (path: string, token?: string) => {
    const headers = { Language: 'EN', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    return (await fetch(`${site.url}${path}`, { headers })).text();
  };
  const marked: string[] = [];
  for (let from = 0; from < attacks.length; from += ATTACKS_A_TEXT) {
    const html = `<p>corpus ${from}</p>${attacks.slice(from, from + ATTACKS_A_TEXT).join('\n')}`;
    const texts = { title: both('News'), content: { EN: html, TY: html } };
    marked.push(`corpus ${from}`);
    for (const type of ANNOUNCEMENT_TYPES) {
      const only = type === 'PU' ? { execution: 'A' as const } : {};
      const id = await write({ type, ...only, ...texts });
      expect(await publish(id)).toMatchObject({ status: 200 });
      const { value } = await editor.call<{ draft: WrittenAnnouncement }>('GET', `${PATH}/${id}`);
      expect([type, hostile(value.draft.content.EN + value.draft.content.TY)]).toEqual([
        type,
        false,
      ]);
    }
    const topic = { ...texts, sort: 1, published: true };
    const saved = await editor.call<{ id: string }>('POST', HELP, topic);
    const { value } = await editor.call<{ content: { EN: string } }>(
      'GET',
      `${HELP}/${saved.value.id}`,
    );
    expect(hostile(value.content.EN)).toBe(false);
    const inForceFrom = plusSeconds(site.app.clock.now(), from - 10_000).toISOString();
    const added = await editor.call('POST', '/console/api/content/agreements', {
      ...texts,
      inForceFrom,
    });
    expect(added.status).toBe(200);
    expect(hostile(await answerOf('/api/v1/agreement'))).toBe(false);
  }
  const answers = {
    notices: await answerOf('/wps/relay/MCSFE_getListAnnouncements?types=A,PL,B,PU,PR', agent),
    help: await answerOf('/wps/system/helpCenter'),
  };
  for (const [name, text] of Object.entries(answers)) {
    const texts: string[] = [];
    JSON.parse(text, (key, value: unknown) => {
      if (key === 'content' && typeof value === 'string') texts.push(value);
      return value;
    });
    expect([name, texts.filter(hostile)]).toEqual([name, []]);
    const missing = marked.filter((mark) => !texts.some((one) => one.includes(`<p>${mark}</p>`)));
    expect([name, missing]).toEqual([name, []]);
  }
});
