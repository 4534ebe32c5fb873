import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEADERS, type Endpoint } from '@palaro/api';
import { plusSeconds } from '@palaro/kernel';
import { inputDigest } from '@palaro/server';
import {
  given,
  operatorAt,
  sampleOf,
  testApp,
  type TestApp,
  type TestOperator,
} from '@palaro/testkit';
import { AREAS } from '../areas.ts';

const KEYED = AREAS.flatMap((area) =>
  Object.entries(area.api as Record<string, Endpoint>)
    .filter(([, { money, creates }]) => (money ?? creates) === 'key-table')
    .map(([name, endpoint]) => ({ name: `${area.name}.${name}`, endpoint })),
);
const FILE = Buffer.from('a file');

let site: TestApp;
let operator: TestOperator;
let operatorId: string;
let memberIds: ReadonlyMap<string, string>;
beforeAll(async () => {
  site = await testApp({ demo: true });
  operator = await operatorAt(site.url, 'operator1');
  const row = await site.app.db
    .updateTable('operator')
    .set({ roles: ['root'] })
    .where('name', '=', 'operator1')
    .returning('id')
    .executeTakeFirstOrThrow();
  operatorId = row.id;
  const members = await site.app.db
    .selectFrom('member')
    .select(['account', 'id'])
    .where('account', 'in', ['member1', 'agent1'])
    .execute();
  memberIds = new Map(members.map(({ account, id }) => [account, id]));
});
afterAll(() => site.stop());

const sampled = (schema: object | undefined) =>
  (schema ? sampleOf(schema) : {}) as Record<string, string>;

/** A request that the call's schema takes. */
function requestOf({ path, params, query, body, upload }: Endpoint) {
  const parts = { params: sampled(params), query: sampled(query), body: sampled(body) };
  const form = new FormData();
  form.append('file', new Blob([FILE]), 'file');
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(parts.params[name] ?? 'x'),
  );
  return {
    path: `${filled}?${new URLSearchParams(parts.query).toString()}`,
    content: upload ? form : body ? parts.body : undefined,
    input: upload
      ? { ...parts, file: createHash('sha256').update(FILE).digest('hex') }
      : { ...parts },
  };
}

/** The key's owner, and how he sends a request with it. */
function callerOf({ access, method }: Endpoint) {
  if (access === 'operator') {
    const send = (path: string, content: unknown, key: string) =>
      operator.call<{ kept: string }>(method, path, content, key);
    return { owner: `operator:${operatorId}`, send };
  }
  const name = access === 'agent' ? 'agent1' : 'member1';
  const send = async (path: string, content: unknown, key: string) => {
    const response = await fetch(`${site.url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${site.tokens[name]}`,
        [HEADERS.idempotencyKey]: key,
        ...(content ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(content ? { body: JSON.stringify(content) } : {}),
    });
    const json = (await response.json()) as { value?: { kept: string }; code?: string };
    return { status: response.status, ...json };
  };
  return { owner: `member:${memberIds.get(name)}`, send };
}

describe('a repeat with its Idempotency-Key', () => {
  it('gets the first answer again, and with another input a 409, in every call of the key table', async () => {
    expect(KEYED.length).toBeGreaterThan(80);
    const calls = KEYED.map(({ name, endpoint }) => ({
      name,
      ...requestOf(endpoint),
      ...callerOf(endpoint),
    }));
    await site.app.db
      .insertInto('idempotency_key')
      .values(
        calls.flatMap(({ name, owner, input }) => {
          const answer = JSON.stringify({ success: true, value: { kept: name } });
          const row = { owner, call: name, status: 202, answer, taken_at: site.app.clock.now() };
          const digest = inputDigest(site.app, 'idempotency', input);
          return [
            { ...row, key: 'same', input: digest },
            { ...row, key: 'other', input: randomBytes(32) },
          ];
        }),
      )
      .execute();
    const wrong = await Promise.all(
      calls.map(async ({ name, path, content, send }) => {
        const same = await send(path, content, 'same');
        const other = await send(path, content, 'other');
        const isKept = same.status === 202 && same.value?.kept === name;
        return isKept && other.code === 'idempotency_mismatch' ? [] : [name, same.code, other.code];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });
});

describe('MONEY-06 a correction that is asked for again with its key', () => {
  const correct = (member: string, amount: string, key: string) =>
    operator.call<{ changeId: string }>(
      'POST',
      '/console/api/corrections',
      { member, amount, code: 'gameError', reason: 'ticket 88 was cut off' },
      key,
    );
  const requested = async (member: string) => {
    const { rows } = await site.app.pool.query<{ requests: number; entries: number }>(
      `select (select count(*)::int from change_request where subject = $1) requests,
        (select count(*)::int from audit_entry where action = 'correction.make'
          and subject = $1) entries`,
      [`member:${member}`],
    );
    return rows[0];
  };

  it('is one request with the first answer; another amount is 409', async () => {
    const member = await given(site.app).member();
    const first = await correct(member, '50.0000', 'one');
    const again = await correct(member, '50.0000', 'one');
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(again.value).toEqual(first.value);
    expect(await correct(member, '60.0000', 'one')).toMatchObject({ code: 'idempotency_mismatch' });
    expect(await requested(member)).toEqual({ requests: 1, entries: 1 });
    await correct(member, '50.0000', 'two');
    expect(await requested(member)).toMatchObject({ requests: 2 });
  });

  it('is one request for another operator’s same key too, which is not the same', async () => {
    const member = await given(site.app).member();
    await correct(member, '50.0000', 'three');
    const other = await operatorAt(site.url, 'operator2');
    const body = { member, amount: '70.0000', code: 'gameError', reason: 'ticket 89 was cut off' };
    const answer = await other.call('POST', '/console/api/corrections', body, 'three');
    expect(answer.status).toBe(202);
    expect(await requested(member)).toEqual({ requests: 2, entries: 2 });
  });

  it('is one request after the server died before its answer', async () => {
    const member = await given(site.app).member();
    const first = await correct(member, '50.0000', 'four');
    // As a server leaves it that dies between the change and its answer.
    await site.app.db
      .updateTable('idempotency_key')
      .set({ status: null, answer: null, taken_at: plusSeconds(site.app.clock.now(), -61) })
      .where('key', '=', 'four')
      .execute();
    const again = await correct(member, '50.0000', 'four');
    expect([again.status, again.value]).toEqual([202, first.value]);
    expect(await requested(member)).toEqual({ requests: 1, entries: 1 });
  });
});
