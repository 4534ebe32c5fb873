import { testDatabase, type TestDatabase } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from './app.ts';
import { keptLog } from './http/test-secrets.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('AC-20 the log names the rule that a row broke, and nothing that the row held', async () => {
  const canary = 'canary_ana@mail.test';
  const insert = `insert into member (account, type, merchant_code, language, registered_at, email,
    state) values ('canary_ana', 0, 'm', 'EN', now(), $1, 'no such state')`;
  const error = await database.pool.query(insert, [canary]).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ detail: expect.stringContaining(canary) as string });
  const log = keptLog();
  createLog('trace', log).error({ err: error }, 'a defect answered 500');
  createLog('trace', log).error({ task: { err: error } }, 'a task failed');
  const text = log.lines.join('\n');
  expect(text).toContain('member_state_check');
  expect(text).not.toContain('canary');
});
