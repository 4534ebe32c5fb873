import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { AREAS } from '../areas.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ config: { consoleDocs: false } });
});
afterAll(() => site.stop());

it('tells strangers nothing of the console’s calls where the deployment does not say so', async () => {
  const text = await (await fetch(`${site.url}/docs/json`)).text();
  const { paths } = JSON.parse(text) as { paths: Record<string, object> };
  const calls = AREAS.flatMap(({ api }) => Object.values(api));
  const members = calls.filter(({ path }) => !path.startsWith('/console'));
  expect(members.length).toBeGreaterThan(100);
  for (const { path } of members) expect(paths).toHaveProperty([path]);
  expect(Object.keys(paths).filter((path) => path.startsWith('/console'))).toEqual([]);
});
