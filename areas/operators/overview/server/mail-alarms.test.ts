import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailAlarms } from './overview.tasks.ts';

const TO = 'desk@palaro.example';
const DESK = 'https://desk.palaro.example';
const ALARM = 'matagal naghihintay: tickets';
const TALKS = '/console/api/tickets/conversations';

let site: TestApp;
let support: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  // From the start on the console would answer on that host only.
  site.app.config.consoleUrl = DESK;
  support = await site.operator('support1');
  Object.assign(site.app.site.settings, { 'operators.mail': TO });
});
afterAll(() => site.stop());

/** A guest writes, and waits for longer than he should. */
async function letWait() {
  const response = await fetch(`${site.url}/api/v1/support/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'Hello', clientId: crypto.randomUUID(), guest: 'g'.repeat(43) }),
  });
  expect(response.status).toBe(200);
  site.app.clock.advance(900);
}

async function closeAll() {
  const { value } = await support.call<{ list: { id: string }[] }>('GET', `${TALKS}?state=waiting`);
  for (const { id } of value.list) {
    await support.call('POST', `${TALKS}/${id}/take`, {});
    const closed = await support.call('POST', `${TALKS}/${id}/close`, {});
    expect(closed.status).toBe(200);
  }
}

const { run } = mailAlarms;
const look = () => run({ app: site.app, now: site.app.clock.now(), batch: 1 } as never);
const mails = async () => {
  const rows = await site.app.db
    .selectFrom('outbox')
    .select('text')
    .where('purpose', '=', 'alarms')
    .where('recipient', '=', TO)
    .execute();
  const told = rows.filter(({ text }) => text.includes(ALARM));
  for (const { text } of told) expect(text).toContain(`${DESK}/console/dashboard`);
  return told.length;
};

it('mails an alarm once until it is over, also if two nodes look at the same time', async () => {
  await closeAll();
  await look();
  expect(await mails()).toBe(0);
  await letWait();
  await Promise.all([look(), look()]);
  await look();
  expect(await mails()).toBe(1);
  await closeAll();
  await look();
  await letWait();
  await look();
  expect(await mails()).toBe(2);
});
