import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer, testApp, type TestApp } from '@palaro/testkit';
import { sendMail } from './send-message.ts';

let site: TestApp;
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  const smtp = { url: server.url, from: 'Palaro <no-reply@palaro.test>' };
  const delivery = { semaphore: null, twilio: null, smtp };
  site = await testApp({
    config: { publicUrl: 'https://palaro.test', consoleUrl: 'https://desk.palaro.test', delivery },
  });
});
afterAll(async () => {
  await site.stop();
  await server.stop();
});

const settle = () => site.runTasks();
const mail = (to: string, text: string, code?: string) =>
  sendMail(site.app, { to, subject: 'Ang iyong code: ñ', text, purpose: 'email', code });
const row = async () =>
  site.app.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

it('AC-30 a mail leaves by SMTP as plain text, and its code is nowhere in the table', async () => {
  expect((await mail('ana@mail.test', 'Your code is 771204.', '771204')).state).toBe('queued');
  await settle();
  expect(await row()).toMatchObject({ state: 'sent', provider: 'smtp', code: null, parcel: null });
  expect((await row()).text).not.toContain('771204');
  const [got = ''] = server.mails;
  expect(got).toMatch(/^From: Palaro <no-reply@palaro\.test>$/m);
  expect(got).toMatch(/^To: ana@mail\.test$/m);
  expect(got).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(got).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(got).toContain('Your code is 771204.');
});

it('a link leads to the site or its console, or is removed', async () => {
  await mail('ana@mail.test', 'Decide: https://desk.palaro.test/console/changes');
  await settle();
  expect(server.mails.at(-1)).toContain('Decide: https://desk.palaro.test/console/changes');
  await mail(
    'ana@mail.test',
    'See https://palaro.test/m/login now, not http://evil.test/x or https://palaro.test.evil.test/',
  );
  await settle();
  expect(server.mails.at(-1)).toContain('See https://palaro.test/m/login now, not  or');
  expect(server.mails.at(-1)).not.toContain('evil');
});

it('an address cannot add headers or recipients', async () => {
  await mail('ana@mail.test\r\nBcc: eve@mail.test', 'Hello');
  await settle();
  expect(server.mails.filter((got) => /^Bcc:/im.test(got))).toEqual([]);
});

it('is given up if the mailbox does not exist, and waits while the server is down', async () => {
  await mail('ana@nobody.test', 'Hello');
  await settle();
  expect((await row()).state).toBe('failed');
  await server.stop();
  await mail('ana@mail.test', 'Hello');
  await settle();
  expect(await row()).toMatchObject({ state: 'queued', tries: 1 });
});
