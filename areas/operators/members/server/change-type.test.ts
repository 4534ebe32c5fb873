import type { MemberId } from '@palaro/kernel';
import { given, operatorAt, testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeRefusal } from './type-rules.ts';

let site: TestApp;
let ana: TestOperator;
let ben: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  [ana, ben] = await Promise.all([
    operatorAt(site.url, 'operator1'),
    operatorAt(site.url, 'operator2'),
  ]);
});
afterAll(() => site.stop());

const ask = (id: MemberId, type: string) =>
  ana.call<{ changeId: string }>('PUT', `/console/api/members/${id}/type`, {
    type,
    reason: 'application of 12 November',
  });
const approve = (who: TestOperator, change: string) =>
  who.call('POST', `/console/api/changes/${change}/approve`);
const typeOf = async (id: MemberId) =>
  (
    await site.app.db
      .selectFrom('member')
      .select('type')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).type;

it.each`
  from  | to    | downline  | refusal
  ${0}  | ${2}  | ${[]}     | ${null}
  ${1}  | ${42} | ${[0]}    | ${null}
  ${1}  | ${42} | ${[0, 1]} | ${'members.type_downline'}
  ${1}  | ${0}  | ${[0]}    | ${'members.type_downline'}
  ${2}  | ${1}  | ${[0, 1]} | ${null}
  ${40} | ${41} | ${[]}     | ${null}
  ${41} | ${40} | ${[40]}   | ${'members.type_downline'}
  ${0}  | ${41} | ${[]}     | ${'members.type_book'}
  ${41} | ${2}  | ${[]}     | ${'members.type_book'}
`('a member of type $from with $downline below him becomes $to: $refusal', (row) => {
  expect(typeRefusal(row.from, row.to, row.downline)).toBe(row.refusal);
});

describe('a change of type', () => {
  it('is made by two people, and his page tells of both', async () => {
    const id = await given(site.app).member({ balance: '10.0000' });
    const { status, value } = await ask(id, '2');
    expect([status, await typeOf(id)]).toEqual([202, 0]);
    expect(await approve(ana, value.changeId)).toMatchObject({ code: 'console.second_person' });
    expect(await approve(ben, value.changeId)).toMatchObject({ status: 200 });
    expect(await typeOf(id)).toBe(2);
    const { rows } = await site.app.pool.query<{ actor: string }>(
      `select actor from audit_entry where member = $1 order by seq`,
      [id],
    );
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(
      new Set(['operator:operator1', 'operator:operator2']),
    );
  });

  it('is refused where it cannot be, also if that came about since', async () => {
    const id = await given(site.app).member({});
    expect(await ask(id, '41')).toMatchObject({ status: 422, code: 'members.type_book' });
    expect(await ask(id, '0')).toMatchObject({ code: 'console.no_change' });
    expect(await ask(id, '4')).toMatchObject({ status: 400 });
    const { value } = await ask(id, '42');
    const below = await given(site.app).member({});
    await site.app.db
      .updateTable('member')
      .set({ upline_id: id, type: 1 })
      .where('id', '=', below)
      .execute();
    expect(await approve(ben, value.changeId)).toMatchObject({
      status: 422,
      code: 'members.type_downline',
    });
    expect(await typeOf(id)).toBe(0);
  });
});
