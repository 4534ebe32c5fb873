import { afterAll, expect, it } from 'vitest';
import { testApp, testDatabase } from '@palaro/testkit';

declare module '@palaro/server' {
  interface NodeEvents {
    'test.step': { left: number };
  }
}

/** Too many to finish in the time that an idle server takes to close. */
const STEPS = 300;

const database = await testDatabase();
afterAll(database.drop);

it('before it stops, finishes what listeners do after a commit, and the events they emit', async () => {
  const { app, stop } = await testApp({ database });
  await database.pool.query('create table step (left_over int); grant all on step to public');
  app.nodeBus.on('test.step', async ({ left }) => {
    await app.pool.query('insert into step values ($1)', [left]);
    if (left > 1) app.nodeBus.emit('test.step', { left: left - 1 });
  });
  app.nodeBus.emit('test.step', { left: STEPS });
  await stop();
  const { rows } = await database.pool.query('select count(*)::int as done from step');
  expect(rows).toEqual([{ done: STEPS }]);
});
