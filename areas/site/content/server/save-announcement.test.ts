import { plusSeconds } from '@palaro/kernel';
import { given, testApp, testOperator, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '@palaro/server';
import { reaches } from '../audience.ts';
import { listAnnouncements } from './list-announcements.ts';
import { published } from './published.ts';
import {
  orderAnnouncements,
  saveAnnouncement,
  setPublished,
  type AnnouncementDraft,
} from './save-announcement.ts';
import { addAgreement } from './save-pages.ts';
import { agreementInForce } from './read-pages.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.app.db.deleteFrom('announcement').execute();
  published.forget(site.app);
});

const BY = testOperator();
const both = (text: string) => ({ EN: text, TY: `${text} po` });
const draftOf = (more: Partial<AnnouncementDraft> = {}): AnnouncementDraft => ({
  type: 'PL',
  title: both('News'),
  content: both('<p>Hello</p>'),
  startsAt: site.app.clock.now(),
  ...more,
});
const save = (more: Partial<AnnouncementDraft> = {}) =>
  saveAnnouncement(site.app, BY, draftOf(more));
async function publish(more: Partial<AnnouncementDraft> = {}) {
  const id = await save(more);
  await setPublished(site.app, BY, id, true);
  return id;
}
async function shown(types = 'PL', member: Member | null = null, more: object = {}) {
  const asker = { member, language: 'EN' as const, ...more };
  const { player, banners } = await listAnnouncements(site.app, { types }, asker);
  return [...player, ...banners];
}
const memberOf = async (more: Partial<Member> = {}): Promise<Member> => ({
  id: await given(site.app).member(),
  account: 'x',
  nickname: '',
  type: 0,
  merchantCode: 'palaro',
  language: 'EN',
  sessionId: '00000000-0000-7000-8000-000000000000',
  kind: 'PL',
  restricted: false,
  ...more,
});

describe('PR-48 publishing', () => {
  it('needs title and text in both languages', async () => {
    for (const missing of [
      { title: { EN: 'x', TY: ' ' } },
      { content: { EN: '', TY: '<p>x</p>' } },
    ]) {
      const id = await save(missing);
      const refused = setPublished(site.app, BY, id, true);
      await expect(refused).rejects.toMatchObject({ code: 'content.languages_missing' });
    }
    expect(await shown()).toEqual([]);
  });

  it('shows a draft to nobody, and withdraws what was shown', async () => {
    const id = await save();
    expect(await shown()).toEqual([]);
    await setPublished(site.app, BY, id, true);
    expect(await shown()).toHaveLength(1);
    await setPublished(site.app, BY, id, false);
    expect(await shown()).toEqual([]);
  });

  it('keeps a published one complete when it is saved again', async () => {
    const id = await publish();
    const again = saveAnnouncement(site.app, BY, draftOf({ title: { EN: 'x', TY: '' } }), id);
    await expect(again).rejects.toMatchObject({ code: 'content.languages_missing' });
    await saveAnnouncement(site.app, BY, draftOf({ title: both('Other') }), id);
    expect((await shown()).map(({ title }) => title)).toEqual(['Other']);
  });

  it.each<[string, Partial<AnnouncementDraft>]>([
    ['execution', { type: 'PU' }],
    ['execution', { execution: 'A' }],
    ['forTrials', { type: 'B', forTrials: true }],
    ['link', { link: 'javascript:alert(1)' }],
    ['link', { link: '/mall' }],
    ['images', { images: ['/content/images/0000000000000000000000000000000000000000'] }],
    ['title', { title: both('x'.repeat(201)) }],
    ['content', { content: both('x'.repeat(20_001)) }],
  ])('refuses an invalid %s', async (field, unfit) => {
    await expect(save(unfit)).rejects.toMatchObject({
      code: 'content.unfit',
      data: { values: { field } },
    });
  });
});

describe('scheduling', () => {
  it('begins and ends on time, even within the 30 s that it is cached', async () => {
    const now = site.app.clock.now();
    await publish({ startsAt: plusSeconds(now, 10), endsAt: plusSeconds(now, 20) });
    expect(await shown()).toEqual([]);
    site.app.clock.advance(10);
    expect(await shown()).toHaveLength(1);
    site.app.clock.advance(10);
    expect(await shown()).toEqual([]);
  });

  it('shows another node’s change after at most 30 s', async () => {
    const id = await publish();
    expect(await shown()).toHaveLength(1);
    const row = site.app.db.updateTable('announcement').set({ published: false });
    await row.where('id', '=', id).execute();
    site.app.clock.advance(29);
    expect(await shown()).toHaveLength(1);
    site.app.clock.advance(1);
    expect(await shown()).toEqual([]);
  });

  it('shows banners in the operators’ order', async () => {
    const a = await publish({ type: 'B' });
    const b = await publish({ type: 'B' });
    const c = await publish({ type: 'B' });
    await orderAnnouncements(site.app, BY, [c, a, b]);
    expect((await shown('B')).map(({ id }) => id)).toEqual([c, a, b]);
  });
});

describe('audiences', () => {
  it.each`
    audience                           | member                                     | sees
    ${{ kind: 'all' }}                 | ${null}                                    | ${true}
    ${{ kind: 'vip', from: 1, to: 3 }} | ${null}                                    | ${false}
    ${{ kind: 'vip', from: 1, to: 3 }} | ${{ vip: 3, lines: [], tags: [] }}         | ${true}
    ${{ kind: 'vip', from: 1, to: 3 }} | ${{ vip: 4, lines: [], tags: [] }}         | ${false}
    ${{ kind: 'line', member: '7' }}   | ${{ vip: 0, lines: ['9', '7'], tags: [] }} | ${true}
    ${{ kind: 'line', member: '7' }}   | ${{ vip: 0, lines: ['9'], tags: [] }}      | ${false}
    ${{ kind: 'tag', tag: 'manila' }}  | ${{ vip: 0, lines: [], tags: ['manila'] }} | ${true}
    ${{ kind: 'tag', tag: 'manila' }}  | ${{ vip: 0, lines: [], tags: [] }}         | ${false}
  `('$audience reaches $member: $sees', ({ audience, member, sees }) => {
    expect(reaches(audience as never, member as never)).toBe(sees);
  });

  it('of a line and of a tag are found in the database', async () => {
    const inside = await memberOf();
    const outside = await memberOf();
    await publish({ audience: { kind: 'line', member: inside.id } });
    await publish({ audience: { kind: 'tag', tag: 'manila' } });
    const tagged = { tag: 'manila', member_id: inside.id };
    await site.app.db.insertInto('audience_tag').values(tagged).execute();
    expect(await shown('PL', inside)).toHaveLength(2);
    expect(await shown('PL', outside)).toEqual([]);
    expect(await shown()).toEqual([]);
  });

  it('of a merchant: a member’s merchant, the one a guest names, else the site’s', async () => {
    await publish({ merchantCode: 'other' });
    expect(await shown()).toEqual([]);
    expect(await shown('PL', null, { merchant: 'other' })).toHaveLength(1);
    expect(await shown('PL', await memberOf(), { merchant: 'other' })).toEqual([]);
  });
});

describe('POP-01 HTML', () => {
  const EVIL = '<p onclick="alert(1)">Hi<script>alert(1)</script></p>';

  it('is cleaned when it is saved', async () => {
    const id = await publish({ content: both(EVIL) });
    const row = site.app.db.selectFrom('announcement').select('content').where('id', '=', id);
    expect((await row.executeTakeFirstOrThrow()).content.EN).toBe('<p>Hi</p>');
    expect((await shown())[0]?.content).toBe('<p>Hi</p>');
  });

  it('that was saved under other rules is cleaned when it is sent', async () => {
    const id = await publish();
    const older = { content: JSON.stringify(both(EVIL)), rules: 'older' };
    await site.app.db.updateTable('announcement').set(older).where('id', '=', id).execute();
    published.forget(site.app);
    expect((await shown())[0]?.content).toBe('<p>Hi</p>');
  });
});

it('every change is told by the audit trail, and each saving is a version', async () => {
  const id = await publish();
  await setPublished(site.app, testOperator('operator2'), id, false);
  const { rows } = await site.app.pool.query<object>(
    `select actor, action, entry->'after' as after from audit_entry
      where subject = $1 order by seq`,
    [`announcement:${id}`],
  );
  const versions = await site.app.db
    .selectFrom('content_version')
    .selectAll()
    .where('entry', '=', id)
    .execute();
  expect(versions).toMatchObject([{ saved_by: 'operator1', value: { title: both('News') } }]);
  expect(rows).toEqual([
    { actor: 'operator:operator1', action: 'content.save', after: { version: versions[0]?.id } },
    { actor: 'operator:operator1', action: 'content.publish', after: { published: true } },
    { actor: 'operator:operator2', action: 'content.unpublish', after: { published: false } },
  ]);
});

it('REWARD-06 a version of the agreement applies from its start time', async () => {
  await expect(agreementInForce(site.app, 'EN')).rejects.toMatchObject({ code: 'not_found' });
  const now = site.app.clock.now();
  const text = { title: both('Agreement'), content: both('<p>First</p>') };
  await addAgreement(site.app, BY, { ...text, inForceFrom: now });
  const next = { ...text, content: both('<p>Second</p>'), inForceFrom: plusSeconds(now, 60) };
  await addAgreement(site.app, BY, next);
  expect(await agreementInForce(site.app, 'EN')).toMatchObject({ version: 1 });
  site.app.clock.advance(60);
  expect(await agreementInForce(site.app, 'TY')).toMatchObject({
    version: 2,
    content: '<p>Second</p> po',
  });
});
