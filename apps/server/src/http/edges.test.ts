import { afterAll, beforeAll, expect, it } from 'vitest';
import { HEADERS, isWaiting, type Endpoint } from '@palaro/api';
import { edgesOf, sampleOf, testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { AREAS } from '../areas.ts';

/** Would end the sessions of this test. */
const ENDS_SESSION = ['accounts.logout', 'operators.logOut'];
const CALLS = AREAS.flatMap((area) =>
  Object.entries(area.api as Record<string, Endpoint>).map(
    ([name, call]) => [`${area.name}.${name}`, call] as const,
  ),
).filter(([name, { upload }]) => !upload && !ENDS_SESSION.includes(name));

type Fields = Record<string, unknown>;
type Part = 'params' | 'query' | 'body';

let site: TestApp;
let headers: Record<'operator' | 'member' | 'agent', Record<string, string>>;
let second: TestOperator;
/** Things that are there, so that a call does not end before it uses its fields. */
let real: Fields;
beforeAll(async () => {
  site = await testApp({ demo: true, tasks: 'none' });
  const operator = await site.operator('operator1');
  second = await site.operator('operator2');
  const { rows } = await site.app.pool.query<{ id: string }>(
    `select id from member where account = 'member1'`,
  );
  real = { member: rows[0]!.id, code: 'BANK_MANUAL', vendor: 'DEMO', game: 'dice' };
  headers = {
    operator: { Cookie: operator.cookie, [HEADERS.csrf]: operator.csrf },
    member: { Authorization: `Bearer ${site.tokens.member1}` },
    agent: { Authorization: `Bearer ${site.tokens.agent1}` },
  };
});
afterAll(() => site.stop());

function headersOf({ access }: Endpoint) {
  return access === 'operator' || access === 'agent' ? headers[access] : headers.member;
}

async function answerTo(call: Endpoint, parts: Record<Part, Fields>): Promise<string> {
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(parts.params[name] ?? 'x')),
  );
  const query = new URLSearchParams(parts.query as Record<string, string>).toString();
  const body = call.body && call.method !== 'GET' ? JSON.stringify(parts.body) : null;
  const response = await fetch(`${site.url}${path}?${query}`, {
    method: call.method,
    headers: { ...headersOf(call), ...(body ? { 'Content-Type': 'application/json' } : {}) },
    redirect: 'manual',
    body,
  });
  const text = await response.text();
  if (response.status >= 500) return `${response.status} ${text.slice(0, 200)}`;
  const { value } = JSON.parse(text.startsWith('{') ? text : '{}') as { value?: Fields };
  return value && isWaiting(value) ? approved(String(value.changeId)) : '';
}

/** A defect of the approval: a second person must be able to let happen what one may ask for. */
async function approved(change: string): Promise<string> {
  const path = `/console/api/changes/${change}/approve`;
  const { status, code } = await second.call('POST', path, {});
  return status >= 500 ? `its approval: ${status} ${code}` : '';
}

function sampleFields(schema: object | undefined): Fields {
  const sample = (schema ? sampleOf(schema) : {}) as Fields;
  const here = Object.entries(real).filter(([name]) => name in sample);
  return { ...sample, ...Object.fromEntries(here) };
}

/** Each field of a call at each of its edges, the other required ones at their sample. */
function requestsOf(call: Endpoint): { says: string; parts: Record<Part, Fields> }[] {
  const base = {
    params: sampleFields(call.params),
    query: sampleFields(call.query),
    body: sampleFields(call.body),
  };
  const parts: Part[] = ['params', 'query', 'body'];
  return parts.flatMap((part) =>
    Object.entries((call[part] as { properties?: object } | undefined)?.properties ?? {}).flatMap(
      ([name, field]) =>
        edgesOf(field as object).map((edge) => ({
          says: `${part}.${name} = ${JSON.stringify(edge).slice(0, 80)}`,
          parts: { ...base, [part]: { ...base[part], [name]: edge } },
        })),
    ),
  );
}

it.each(CALLS)('API-02 %s answers no value that its shape takes with a defect', async (_, call) => {
  const defects: string[] = [];
  for (const { says, parts } of requestsOf(call)) {
    const defect = await answerTo(call, parts);
    if (defect) defects.push(`${says}: ${defect}`);
  }
  expect(defects.join('\n')).toBe('');
});
