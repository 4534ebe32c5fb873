import { randomUUID } from 'node:crypto';
import { testOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashierSite, type CashierSite } from '../test-cashier.ts';
import { hasCredited } from './credited-by.ts';

let site: CashierSite;
beforeAll(async () => {
  site = await cashierSite({ tasks: 'none' });
});
afterAll(() => site.stop());

it('who approved a member’s application alone does not pay him out alone', async () => {
  const { app } = site;
  const [{ id: member }, { id: other }] = [await site.member(), await site.member()];
  const promotion = randomUUID();
  const now = app.clock.now();
  await app.pool.query(
    `insert into promotion (id, kind, state, title, summary, rule, starts_at, budget, made_at,
        made_by)
      values ($1, 'MANUAL', 'Running', '{}', '{}', '{}', $2, 100, $2, 'test')`,
    [promotion, now],
  );
  await app.pool.query(
    `insert into promotion_application (id, promotion_id, member_id, attempt, comment, digest,
        state, sent_at, decided_by, decided_at)
      values ($1, $2, $3, 1, '', '', 'Approved', $4, 'ana', $4)`,
    [randomUUID(), promotion, member, now],
  );
  expect(await hasCredited(app, testOperator('ana'), member)).toBe(true);
  expect(await hasCredited(app, testOperator('ben'), member)).toBe(false);
  expect(await hasCredited(app, testOperator('ana'), other)).toBe(false);
});
