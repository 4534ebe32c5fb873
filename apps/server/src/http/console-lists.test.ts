import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '@palaro/api';
import { operatorAt, testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { AREAS } from '../areas.ts';

/** Calls of the console that answer rows, by what their answer says. */
const LISTS = AREAS.flatMap((area) =>
  Object.entries(area.api as Record<string, Endpoint>)
    .filter(([, { access, method }]) => access === 'operator' && method === 'GET')
    .map(([name, endpoint]) => ({ name: `${area.name}.${name}`, endpoint })),
).filter(({ endpoint }) => {
  const { type, properties } = endpoint.reply as { type?: string; properties?: object };
  return type === 'array' || (properties !== undefined && 'list' in properties);
});

let site: TestApp;
let operator: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  await site.app.db
    .updateTable('operator')
    .set({ roles: ['root'] })
    .where('name', '=', 'operator1')
    .execute();
  operator = await operatorAt(site.url, 'operator1');
});
afterAll(() => site.stop());

/** Where a sample would name nothing. */
const NAMED: Record<string, string> = {
  vendor: 'PALARO',
  kind: 'help_topic',
  entry: '1',
  from: '0',
};

async function answerOf({ path, query }: Endpoint) {
  const { id } = await site.app.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', 'member1')
    .executeTakeFirstOrThrow();
  const valueOf = (name: string) => (name === 'member' ? id : (NAMED[name] ?? 'withdrawals'));
  const { required = [] } = (query ?? {}) as { required?: string[] };
  const asked = required.map((name): [string, string] => [name, valueOf(name)]);
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => valueOf(name));
  const address = `${filled}?${new URLSearchParams(asked).toString()}`;
  return operator.call<Record<string, unknown>>('GET', address);
}

it('every list of the console answers list, pageNum, totalPages and total', async () => {
  expect(LISTS.length).toBeGreaterThan(45);
  const shapes: unknown[] = [];
  for (const { name, endpoint } of LISTS) {
    const { status, value } = await answerOf(endpoint);
    const { list, pageNum, totalPages, total } = value ?? {};
    const fits =
      status === 200 &&
      Array.isArray(list) &&
      pageNum === 1 &&
      Number.isInteger(totalPages) &&
      Number(total) >= list.length &&
      (list.length === 0 || Number(totalPages) >= 1);
    if (!fits) shapes.push([name, status, Object.keys(value ?? {})]);
  }
  expect(shapes).toEqual([]);
});
