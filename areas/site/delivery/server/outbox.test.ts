import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { sendMail, sendSms } from './send-message.ts';

let demo: TestApp;
let real: TestApp;
beforeAll(async () => {
  demo = await testApp({ config: { demo: true } });
  real = await testApp();
});
afterAll(async () => {
  await demo.stop();
  await real.stop();
});

const TO = '+639170000001';

it('AC-29 the sandbox’s outbox shows what was sent, with its code', async () => {
  const { app, url } = demo;
  const text = '604417 is your code';
  expect(await sendSms(app, { to: TO, text, purpose: 'login', code: '604417' })).toMatchObject({
    state: 'sent',
  });
  await sendSms(app, { to: TO, text, purpose: 'login', code: '604417', withheld: true });
  await sendMail(app, { to: 'ana@mail.test', subject: 'Hello', text: 'Mail', purpose: 'email' });
  const list = async (to: string) =>
    (await (await fetch(`${url}/sandbox/outbox?to=${encodeURIComponent(to)}`)).json()) as object;
  expect(await list(TO)).toMatchObject({
    value: [{ to: TO, channel: 'sms', text, code: '604417' }],
  });
  expect(await list('ana@mail.test')).toMatchObject({
    value: [{ channel: 'mail', subject: 'Hello', text: 'Mail', code: null }],
  });
  expect((await fetch(`${url}/console/api/delivery/outbox`)).status).toBe(401);
});

it('OC-43 operators see what was sent with masked recipients, and codes only in a demo', async () => {
  const site = await testApp({ demo: true });
  const support = await site.operator('support1');
  const cashier = await site.operator('cashier1');
  const sent = { to: TO, text: '604417 is your code', purpose: 'login', code: '604417' };
  await sendSms(site.app, sent);
  const path = `/console/api/delivery/outbox?to=${encodeURIComponent(TO)}`;
  const shown = async () => (await support.call<{ list: object[] }>('GET', path)).value.list;
  expect(await shown()).toMatchObject([{ to: '•••001', text: sent.text, code: '604417' }]);
  site.app.config.demo = false;
  expect(await shown()).toMatchObject([{ to: '•••001', text: '•••••• is your code', code: null }]);
  expect((await cashier.call('GET', path)).status).toBe(403);
  await site.stop();
});

it('AC-29 without a demo there is no sandbox', async () => {
  const { app, url } = real;
  await sendSms(app, { to: TO, text: '604417', purpose: 'login', code: '604417' });
  expect((await fetch(`${url}/sandbox/outbox?to=${encodeURIComponent(TO)}`)).status).toBe(404);
  const { text, code, state } = await app.db
    .selectFrom('outbox')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect({ text, code, state }).toEqual({ text: '••••••', code: null, state: 'sent' });
});
