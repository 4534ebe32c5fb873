import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@palaro/api';
import {
  HOSTILE_ADDRESS_VALUES,
  sampleOf,
  testApp,
  wrongValuesFor,
  type TestApp,
} from '@palaro/testkit';
import { AREAS } from '../areas.ts';
import { sandboxArea } from '../sandbox/sandbox.ts';

/** Here nobody may call the console, whatever session they have (principals.test.ts). */
const isConsole = ({ path }: Endpoint) => path.startsWith('/console/');
const CALLS = [...AREAS, sandboxArea(AREAS)].flatMap((area) =>
  Object.entries(area.api)
    .filter(([, call]) => !isConsole(call))
    .map(([name, call]) => [`${area.name}.${name}`, call] as const),
);

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

const pathOf = (call: Endpoint, params?: Record<string, unknown>) =>
  call.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params?.[name] ?? 'x')),
  );

const sampleParams = (call: Endpoint) =>
  call.params ? (sampleOf(call.params) as Record<string, unknown>) : {};
const sampleQuery = (call: Endpoint) => {
  const query = call.query ? (sampleOf(call.query) as Record<string, unknown>) : {};
  const text = new URLSearchParams(query as Record<string, string>).toString();
  return text ? `?${text}` : '';
};

async function send(call: Endpoint, given: { body?: unknown; raw?: string; headers?: object }) {
  const hasBody = call.method !== 'GET' && (given.body !== undefined || given.raw !== undefined);
  const response = await fetch(
    `${site.url}${pathOf(call, sampleParams(call))}${sampleQuery(call)}`,
    {
      method: call.method,
      headers: {
        Language: 'TY',
        ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
        ...given.headers,
      },
      ...(hasBody ? { body: given.raw ?? JSON.stringify(given.body) } : {}),
    },
  );
  const text = await response.text();
  return { status: response.status, json: JSON.parse(text) as Record<string, unknown> };
}

const tokenFor = (call: Endpoint) =>
  (call.access === 'agent' ? site.tokens.agent1 : site.tokens.member1) ?? '';
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** A digest of every row of money and rounds, which any movement changes. */
async function moneyDigest() {
  const { rows } = await site.app.pool.query<{ digest: string }>(
    `select md5(concat((select count(*) from transfer), (select count(*) from posting),
      (select count(*) from game_round), (select sum(balance) from wallet))) digest`,
  );
  return rows[0]?.digest;
}

function expectRefusal(answer: Awaited<ReturnType<typeof send>>) {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.json).toMatchObject({
    success: false,
    code: expect.any(String) as string,
    message: expect.any(String) as string,
    requestId: expect.any(String) as string,
  });
}

describe.each(CALLS)('API-02 %s refuses bad input and changes nothing', (_name, call) => {
  it('a wrong module id, in the caller’s language', async () => {
    const headers = { ...bearer(tokenFor(call)), ModuleId: 'NOSUCH3' };
    const body = call.body ? sampleOf(call.body) : undefined;
    const answer = await send(call, { headers, body });
    expect(answer).toMatchObject({ status: 400, json: { code: 'module_id_wrong' } });
    expect(answer.json.message).toMatch(/hindi/i);
  });

  if (call.body && call.method !== 'GET')
    it('malformed, oversized and NUL bodies', async () => {
      const before = await moneyDigest();
      const headers = bearer(tokenFor(call));
      for (const raw of [
        '{',
        '[]',
        '"x"',
        '12',
        '{"__proto__":{"a":1}}',
        `{"x":"${'y'.repeat(70_000)}"}`,
      ]) {
        const answer = await send(call, { raw, headers });
        const free = call.body && !('required' in call.body) && raw !== '{' && raw.length < 70_000;
        if (!free || answer.status !== 200) expectRefusal(answer);
      }
      expect(await moneyDigest()).toBe(before);
    });

  if (call.body && 'properties' in call.body)
    it('a field of a wrong kind, for each field', async () => {
      const before = await moneyDigest();
      const body = sampleOf(call.body ?? {}) as object;
      const fields = (call.body as { properties: Record<string, object> }).properties;
      for (const [name, field] of Object.entries(fields)) {
        for (const wrong of wrongValuesFor(field)) {
          const answer = await send(call, {
            body: { ...body, [name]: wrong },
            headers: bearer(tokenFor(call)),
          });
          expect(answer.status, `${name} = ${JSON.stringify(wrong).slice(0, 60)}`).toBeLessThan(
            500,
          );
          expectRefusal(answer);
        }
      }
      expect(await moneyDigest()).toBe(before);
    });

  if (call.money)
    it('an extra field on a call that moves money', async () => {
      const before = await moneyDigest();
      const body = { ...(sampleOf(call.body ?? {}) as object), payout: '1000.0000' };
      const answer = await send(call, { body, headers: bearer(tokenFor(call)) });
      expect(answer).toMatchObject({ status: 400, json: { code: 'malformed' } });
      expect(answer.json.fields).toHaveProperty('payout');
      expect(await moneyDigest()).toBe(before);
    });

  if (call.query || call.params)
    it('API-02 a wrong value in the address never answers 5xx', async () => {
      const params = sampleParams(call);
      const query = sampleOf(call.query ?? {}) as object;
      const encoded = (fields: object) =>
        Object.entries(fields).map(
          ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
        );
      for (const wrong of HOSTILE_ADDRESS_VALUES) {
        const paths = [
          ...Object.keys(params).map((name) => {
            const others = { ...params, [name]: '-here-' };
            return `${pathOf(call, others).replace('-here-', wrong)}?${encoded(query).join('&')}`;
          }),
          ...Object.keys(call.query?.properties ?? {}).map((name) => {
            const others = Object.entries(query).filter(([other]) => other !== name);
            const asked = [...encoded(Object.fromEntries(others)), `${name}=${wrong}`];
            return `${pathOf(call, params)}?${asked.join('&')}`;
          }),
        ];
        for (const path of paths) {
          const headers = bearer(tokenFor(call));
          const response = await fetch(site.url + path, { method: call.method, headers });
          await response.arrayBuffer();
          expect(response.status, path.slice(0, 200)).toBeLessThan(500);
        }
      }
    });
});
