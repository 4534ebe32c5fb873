import { object, text } from '@palaro/api';
import { Money } from '@palaro/kernel';
import { defineTask } from '@palaro/server';
import { foldNow } from '@palaro/server-app/folds';
import { given, testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { askVendor } from '@palaro/catalogue/server';
import { execute, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Dashboard } from '../overview.api.ts';

/** A type that plays with play money (docs/domain/agents.md §2). */
const HOUSE_TESTER = 40;

let broken = true;
/** Fails for ever until `broken` is over. */
const carry = defineTask({
  name: 'overview-test.carry-letter',
  payload: object({ to: text() }),
  attempts: 1,
  timeoutSeconds: 10,
  run: () => {
    if (broken) throw new Error('nobody is there');
    return Promise.resolve();
  },
});
let runs = 0;
const tidyUp = defineTask({
  name: 'overview-test.tidy-up',
  every: { seconds: 3_600 },
  timeoutSeconds: 10,
  batch: 1,
  run: () => Promise.resolve((runs += 1)),
});

let site: TestApp;
let admin: TestOperator;
let reviewer: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true, moreTasks: [carry, tidyUp] });
  await site.app.db
    .updateTable('operator')
    .set({ roles: ['admin', 'auditor', 'kyc'] })
    .where('name', 'in', ['operator1', 'operator2'])
    .execute();
  admin = await site.operator('operator1');
  reviewer = await site.operator('operator2');
});
afterAll(() => site.stop());

interface Jobs {
  list: { name: string; pausedBy: string | null; waiting: boolean; lastRun: object | null }[];
}
const job = async (name: string) => {
  const { value } = await admin.call<Jobs>('GET', '/console/api/jobs');
  return value.list.find((one) => one.name === name);
};
const letters = async () =>
  (
    await admin.call<{ list: { id: string; task: string }[]; total: number }>(
      'GET',
      '/console/api/dead-letters',
    )
  ).value.list.filter(({ task }) => task === carry.name);

it('OC-37 a job that two operators run at once runs once, and again changes nothing', async () => {
  const run = `/console/api/jobs/${tidyUp.name}/run`;
  const answers = await Promise.all([admin.call('POST', run), reviewer.call('POST', run)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await site.runTasks();
  expect(runs).toBe(1);
  expect((await job(tidyUp.name))?.lastRun).toMatchObject({ failed: false });
  // A day of the ledger is signed once, however often somebody asks for it.
  const days = () => site.app.pool.query('select * from ledger_digest order by day');
  const sign = async () => {
    const { status } = await admin.call('POST', '/console/api/jobs/wallet.sign-ledger-day/run');
    expect(status).toBe(200);
    await site.runTasks();
    return (await days()).rows;
  };
  expect(await sign()).toEqual(await sign());
});

it('OC-38 a dead letter that is tried again and succeeds is gone', async () => {
  await site.app.queue.add(site.app.db, carry, { to: 'nobody' });
  await site.runTasks();
  const [letter] = await letters();
  expect(letter).toMatchObject({ task: carry.name, error: 'nobody is there' });
  broken = false;
  const retry = `/console/api/dead-letters/${letter?.id}/retry`;
  expect((await admin.call('POST', retry)).status).toBe(200);
  await site.runTasks();
  expect(await letters()).toEqual([]);
  expect(await admin.call('POST', retry)).toMatchObject({ status: 404 });
});

it('a paused job is not queued by the clock, says who paused it, and each step is recorded', async () => {
  const path = `/console/api/jobs/${tidyUp.name}/paused`;
  const pause = (paused: boolean, reason: string) => admin.call('PUT', path, { paused, reason });
  expect((await pause(true, 'short')).status).toBe(400);
  expect((await pause(true, 'the vendor is down')).status).toBe(200);
  expect(await job(tidyUp.name)).toMatchObject({ pausedBy: 'operator1', waiting: false });
  expect((await pause(false, 'the vendor is back')).status).toBe(200);
  expect((await job(tidyUp.name))?.pausedBy).toBeNull();
  const { rows } = await site.app.pool.query<{ entry: Record<string, unknown> }>(
    `select entry from audit_entry where entry->>'action' = 'job.pause' order by seq`,
  );
  expect(rows.map(({ entry }) => [entry['actor'], entry['reason'], entry['after']])).toEqual([
    ['operator:operator1', 'the vendor is down', { pausedBy: 'operator1' }],
    ['operator:operator1', 'the vendor is back', { pausedBy: null }],
  ]);
});

it('two operators never take the same item, and each sees at once what the other has', async () => {
  const takings = '/console/api/queues/kyc/takings';
  const both = await Promise.all(
    [admin, reviewer].map((one) => one.call('POST', takings, { item: 'application-1' })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.code).toBe('console.taken');
  const [winner, other] = both[0]?.status === 200 ? [admin, reviewer] : [reviewer, admin];
  const seen = await other.call<{ list: object[] }>('GET', takings);
  expect(seen.value.list).toMatchObject([{ item: 'application-1', mine: false }]);
  // Who has not taken it cannot give it back.
  await other.call('DELETE', `${takings}/application-1`);
  expect((await other.call('POST', takings, { item: 'application-1' })).status).toBe(409);
  await winner.call('DELETE', `${takings}/application-1`);
  expect((await other.call('POST', takings, { item: 'application-1' })).status).toBe(200);
  expect(
    await other.call('POST', '/console/api/queues/nosuch/takings', { item: 'a' }),
  ).toMatchObject({
    status: 404,
  });
});

it('OC-31 the queues name only the work that an operator may do', async () => {
  const names = async (who: TestOperator) =>
    (await who.call<{ list: { name: string }[] }>('GET', '/console/api/queues')).value.list.map(
      ({ name }) => name,
    );
  expect(await names(admin)).toContain('kyc');
  await site.app.db
    .updateTable('operator')
    .set({ roles: ['content'] })
    .where('name', '=', 'operator2')
    .execute();
  expect(await names(reviewer)).not.toContain('kyc');
  expect((await reviewer.call('GET', '/console/api/jobs')).status).toBe(403);
});

it('the dashboard’s figures are the ledger’s, of real money alone', async () => {
  const { app } = site;
  const read = async () => {
    await foldNow(app);
    const { value } = await admin.call<Dashboard>('GET', '/console/api/dashboard');
    const units = (amount: string) => BigInt(amount.replace('.', ''));
    const { taken, paid, ggr, given: gifts, ngr } = value.today;
    return {
      bets: value.betsPerMinute,
      open: value.exposure.rounds,
      staked: units(value.exposure.stakes),
      today: [taken, paid, ggr, gifts, ngr].map(units),
      rounds: value.today.rounds,
    };
  };
  // The demo's own bets leave the last minute here, not between the two reads.
  app.clock.advance(120);
  const before = await read();
  for (const type of [0, HOUSE_TESTER]) {
    const member = await given(app).member({ balance: '100.0000', type });
    const about = { vendor: HOUSE_VENDOR, game: 'dice', country: 'PH', nickname: 'Dashboard' };
    await launchSession(app, { member, device: 'MOBILE', language: 'EN', ...about });
    const message = { vendor: HOUSE_VENDOR, member, currency: 'PHP', game: 'dice' };
    const id = `dashboard-${type}`;
    const answers = await execute(app, [
      { kind: 'bet', ...message, round: id, transaction: id, amount: Money.of('12.5000') },
      {
        kind: 'betWin',
        ...message,
        round: `${id}-done`,
        transaction: `${id}-done`,
        bet: Money.of('10.0000'),
        win: Money.of('4.0000'),
      },
      {
        kind: 'promoWin',
        vendor: HOUSE_VENDOR,
        member,
        currency: 'PHP',
        transaction: `${id}-gift`,
        amount: Money.of('3.0000'),
        promotion: 'spring',
        campaign: 'drop',
      },
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['OK', 'OK', 'OK']);
  }
  const after = await read();
  const more = {
    bets: after.bets - before.bets,
    open: after.open - before.open,
    staked: after.staked - before.staked,
    today: after.today.map((amount, i) => amount - (before.today[i] ?? 0n)),
    rounds: after.rounds - before.rounds,
  };
  expect(more).toEqual({
    bets: 2,
    open: 1,
    staked: 125_000n,
    rounds: 2,
    today: [225_000n, 40_000n, 185_000n, 30_000n, 155_000n],
  });
});

it('failures by vendor are those of all nodes, and raise an alarm until five minutes are over', async () => {
  const node = await testApp({ demo: true, database: site.database });
  const read = async () => {
    const { value } = await admin.call<Dashboard>('GET', '/console/api/dashboard');
    const { vendor: _, ...asked } = value.vendors.find(({ vendor }) => vendor === 'KASA') ?? {
      vendor: '',
    };
    return { asked, failing: value.alarms.some(({ alarm }) => alarm === 'vendor_failing') };
  };
  const ask = ({ app }: TestApp, answers: boolean) =>
    askVendor(app, 'KASA', () => (answers ? Promise.resolve() : Promise.reject(new Error('down'))))
      .then(() => undefined)
      .catch(() => undefined);
  for (let i = 0; i < 18; i += 1) await ask(site, true);
  await ask(node, false);
  // A node writes what it still holds when it stops.
  await node.stop();
  await expect
    .poll(read)
    .toEqual({ asked: { answered: 18, failed: 1, notAsked: 0 }, failing: false });
  await ask(site, false);
  await expect
    .poll(read)
    .toEqual({ asked: { answered: 18, failed: 2, notAsked: 0 }, failing: true });
  site.app.clock.advance(360);
  expect(await read()).toEqual({ asked: { answered: 18, failed: 2, notAsked: 0 }, failing: false });
});

it('the status tells versions, size and refusals by call', async () => {
  const { status, value } = await admin.call<{ migrations: number; answers: object[] }>(
    'GET',
    '/console/api/status',
  );
  expect(status).toBe(200);
  expect(value.migrations).toBeGreaterThan(30);
  expect(value.answers).toContainEqual(
    expect.objectContaining({ route: '/console/api/jobs', refused: expect.any(Number) as number }),
  );
});
