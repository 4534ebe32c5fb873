import { newId } from '@palaro/kernel';
import { testApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SegmentRow, SegmentUse } from '../segments.api.ts';
import { inSegment } from './in-segment.ts';

const site = await testApp({ demo: true, tasks: 'none' });
const { app } = site;
afterAll(() => site.stop());

const PATH = '/console/api/segments';
let maker: TestOperator;
let other: TestOperator;
beforeAll(async () => {
  maker = await site.operator('operator1');
  other = await site.operator('support1');
});

async function make(conditions: object, id = newId(app.clock.now())) {
  const answer = await maker.call('POST', PATH, { id, name: 'A segment', ...conditions });
  expect(answer.status).toBe(200);
  return id;
}
const read = async (id: string) =>
  (await maker.call<{ segment: SegmentRow; uses: SegmentUse[] }>('GET', `${PATH}/one/${id}`)).value;
const sizeOf = async (conditions: Record<string, string>) =>
  (
    await maker.call<{ members: number }>(
      'GET',
      `${PATH}/size?${new URLSearchParams(conditions).toString()}`,
    )
  ).value.members;

it('counts the members of conditions, saved or not', async () => {
  const [all, yes, no] = await Promise.all([
    sizeOf({}),
    sizeOf({ deposited: 'yes' }),
    sizeOf({ deposited: 'no' }),
  ]);
  expect(all).toBeGreaterThan(0);
  expect(yes + no).toBe(all);
  expect(await sizeOf({ registeredFrom: '2999-01-01' })).toBe(0);
});

it('keeps the meaning of a version when the segment changes', async () => {
  const id = await make({ language: 'EN' });
  await make({ language: 'TY' }, id);
  const changed = await maker.call('POST', `${PATH}/one/${id}`, {
    version: 1,
    name: 'Renamed',
    language: 'TY',
  });
  expect(changed.status).toBe(200);
  const { segment } = await read(id);
  expect(segment).toMatchObject({ name: 'Renamed', version: 2, conditions: { language: 'TY' } });
  const { rows } = await app.pool.query<{ id: string; language: string }>(
    `select id::text, language from member where state = 'active' and type = 0`,
  );
  const ids = rows.map((row) => row.id);
  const of = (language: string) =>
    new Set(rows.filter((row) => row.language === language).map((row) => row.id));
  expect(await inSegment(app, app.db, { id, version: 1 }, ids)).toEqual(of('EN'));
  expect(await inSegment(app, app.db, { id, version: 2 }, ids)).toEqual(of('TY'));
  const late = { version: 1, name: 'Too late', language: 'EN' };
  expect((await maker.call('POST', `${PATH}/one/${id}`, late)).code).toBe('segment.changed');
  const renamed = { version: 2, name: 'Again', language: 'TY' };
  expect((await maker.call('POST', `${PATH}/one/${id}`, renamed)).status).toBe(200);
  expect((await read(id)).segment.version).toBe(2);
});

it('admits nobody once it is archived, nor where it is not there', async () => {
  const id = await make({});
  const { rows } = await app.pool.query<{ id: string }>(
    `select id::text from member where state = 'active' and type = 0 limit 5`,
  );
  const ids = rows.map((row) => row.id);
  expect((await inSegment(app, app.db, { id, version: 1 }, ids)).size).toBe(ids.length);
  expect((await inSegment(app, app.db, { id, version: 9 }, ids)).size).toBe(0);
  const reason = 'not needed any more';
  expect((await maker.call('POST', `${PATH}/one/${id}/archive`, { reason })).status).toBe(200);
  expect((await inSegment(app, app.db, { id, version: 1 }, ids)).size).toBe(0);
  const again = await maker.call('POST', `${PATH}/one/${id}/archive`, { reason });
  expect(again.code).toBe('segment.archived');
  const change = await maker.call('POST', `${PATH}/one/${id}`, { version: 1, name: 'No' });
  expect(change.code).toBe('segment.archived');
  const listed = await maker.call<{ list: SegmentRow[] }>('GET', `${PATH}?state=archived`);
  expect(listed.value.list.map((row) => row.id)).toContain(id);
});

it('leaves an audit entry of each write, with what was before', async () => {
  const id = await make({ kycLeast: 1 });
  await maker.call('POST', `${PATH}/one/${id}`, { version: 1, name: 'Other', kycLeast: 2 });
  await maker.call('POST', `${PATH}/one/${id}/archive`, { reason: 'not needed any more' });
  const { rows } = await app.pool.query<{ action: string; before: unknown; after: unknown }>(
    `select action, entry->'before' as before, entry->'after' as after from audit_entry
      where subject = $1 order by seq`,
    [`segment:${id}`],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'segment.make',
    'segment.change',
    'segment.archive',
  ]);
  expect(rows[1]).toMatchObject({
    before: { version: 1, conditions: { kycLeast: 1 } },
    after: { version: 2, conditions: { kycLeast: 2 } },
  });
});

it.each([
  { registeredFrom: '2026-02-02', registeredTo: '2026-02-01' },
  { vipFrom: 3, vipTo: 2 },
  { seenFrom: '2026-02-02', seenTo: '2026-02-01' },
])('refuses a range that ends before it begins: %o', async (range) => {
  const body = { id: newId(app.clock.now()), name: 'Nobody', ...range };
  expect((await maker.call('POST', PATH, body)).code).toBe('segment.bounds');
});

it.each([{ registeredFrom: '2026-02-30' }, { vipFrom: 11 }, { kycLeast: 4 }, { name: '' }])(
  'refuses what is no condition: %o',
  async (wrong) => {
    const body = { id: newId(app.clock.now()), name: 'Wrong', ...wrong };
    expect((await maker.call('POST', PATH, body)).status).toBe(400);
  },
);

it('is shut to who may not see or manage segments', async () => {
  expect((await other.call('GET', PATH)).status).toBe(403);
  expect((await other.call('GET', `${PATH}/size`)).status).toBe(403);
  const body = { id: newId(app.clock.now()), name: 'Not mine' };
  expect((await other.call('POST', PATH, body)).status).toBe(403);
});
