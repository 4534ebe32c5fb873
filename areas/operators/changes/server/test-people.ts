import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { int, object, optional, text } from '@palaro/api';
import { PERMISSIONS, type Permission } from '@palaro/permissions';
import {
  COMPARED,
  defineChangeKind,
  operatorsWhoMay,
  provide,
  refuse,
  textFact,
  type App,
  type Operator,
} from '@palaro/server';
import type { TestDatabase } from '@palaro/testkit';

/** An operator at work, with a session and a browser of his own. */
export const operator = (
  name: string,
  may: readonly Permission[] = PERMISSIONS,
  at: Partial<Operator> = {},
): Operator => ({
  is: 'operator',
  id: idOf(name),
  name,
  may: new Set(may),
  aloneUpTo: new Map(),
  mustSetFactor: false,
  sessionId: randomUUID(),
  device: randomUUID(),
  ip: '127.0.0.1',
  language: 'EN',
  requestId: 'test',
  idempotencyKey: undefined,
  recorded: new Set(),
  action: '',
  ...at,
});

/** The same for the same name, so that a person can come back by another session. */
const idOf = (name: string) =>
  `00000000-0000-4000-8000-${Buffer.from(name.padEnd(6, '.')).toString('hex')}`;

/** The people who could agree, for the whole test. */
export const people = (...names: string[]) =>
  provide(operatorsWhoMay, () => async () => names.map((name) => ({ id: idOf(name), name })));

/** Things whose change ended without being made. */
export const endings: string[] = [];

/** A thing of the test that two people change; `people` above it need more. */
export const setThing = defineChangeKind({
  name: 'thing.set',
  payload: object({
    thing: text({ max: 40 }),
    value: int(),
    people: optional(int({ min: 1, max: 3 })),
  }),
  concerns: 'values',
  approve: 'change.approve.site',
  approvers: ({ people: needed }) => needed ?? 1,
  subject: ({ thing }) => `thing:${thing}`,
  async before(_app, tx, { thing }) {
    const { rows } = await sql`select value from thing where name = ${thing} for update`.execute(
      tx,
    );
    if (rows.length === 0) throw refuse('not_found');
    return rows[0];
  },
  after: ({ value }) => ({ value }),
  facts: async (_app, _tx, { thing, people: needed }) => ({
    thing: textFact(thing),
    value: COMPARED,
    people: textFact(needed === undefined ? null : String(needed)),
  }),
  ended: (_app, _tx, { thing }) => Promise.resolve(void endings.push(thing)),
  async apply(_app, tx, { payload: { thing, value } }) {
    await sql`update thing set value = ${value}, times = times + 1 where name = ${thing}`.execute(
      tx,
    );
  },
});

/** The same, with something to do after the commit that can fail. */
export const followed = { left: 0, runs: 0, refusing: false };
export const setThingAndFollow = defineChangeKind({
  ...setThing,
  name: 'thing.follow',
  async applied() {
    followed.runs += 1;
    if (followed.refusing) throw refuse('not_found');
    if (followed.left > 0) {
      followed.left -= 1;
      throw new Error('not yet');
    }
  },
});

/** Makes the table of things, with one of this name and value 1. */
export async function makeThings({ pool }: TestDatabase) {
  await pool.query('create table thing (name text primary key, value int, times int default 0)');
  await pool.query('grant select, update on thing to public');
}

let made = 0;
export async function newThing({ pool }: TestDatabase): Promise<string> {
  made += 1;
  await pool.query('insert into thing values ($1, 1)', [`thing ${made}`]);
  return `thing ${made}`;
}

export async function thingOf({ pool }: App, name: string) {
  const { rows } = await pool.query<{ value: number; times: number }>(
    'select value, times from thing where name = $1',
    [name],
  );
  return rows[0];
}
