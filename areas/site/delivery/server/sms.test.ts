import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startGateway, testApp, type TestApp } from '@palaro/testkit';
import { listOutbox } from './list-outbox.ts';
import { dropOld } from './outbox.repository.ts';
import { sendSms } from './send-message.ts';
import { sendQueued } from './send-queued.ts';
import { smsParts } from './sms-parts.ts';
import { spend } from './sms-spend.repository.ts';

const ORIGIN = 'https://palaro.test';
const TO = '+639171234567';
const TOKEN = 'twilio-token-canary';
const KEY = 'semaphore-key-canary';

let site: TestApp;
let first: Awaited<ReturnType<typeof startGateway>>;
let second: Awaited<ReturnType<typeof startGateway>>;
let number = 0;

beforeAll(async () => {
  first = await startGateway(() => [{ message_id: `s${number++}`, status: 'Pending' }]);
  second = await startGateway(() => ({ sid: `SM${number++}`, status: 'queued' }));
  const delivery = {
    semaphore: { url: first.url, key: KEY },
    twilio: { url: second.url, account: 'AC1', token: TOKEN, from: '+15005550006' },
    smtp: null,
  };
  site = await testApp({ config: { publicUrl: ORIGIN, delivery } });
});
afterAll(async () => {
  await site.stop();
  await Promise.all([first.stop(), second.stop()]);
});
beforeEach(async () => {
  const { app } = site;
  await app.db.deleteFrom('outbox').execute();
  await app.db.deleteFrom('sms_spend').execute();
  first.sayYes();
  second.sayYes();
  first.got.length = second.got.length = 0;
  await app.site.change({
    settings: { 'sms.providers': ['semaphore', 'twilio'], 'sms.dayCap': '5000.0000' },
  });
});

/** Moves the clock forward and sends what is due. */
async function settle(seconds = 0) {
  await site.advance(seconds);
  await site.runTasks();
}
const code = (text = '482913 is your code', to = TO) =>
  sendSms(site.app, { to, text, purpose: 'login', code: '482913', usefulMinutes: 5 });
const row = async () =>
  site.app.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

describe('AC-30 SMS', () => {
  it('are sent after the answer; a code uses the gateway’s call for codes', async () => {
    await site.app.site.change({ settings: { 'sms.sender': 'PALARO' } });
    expect((await code()).state).toBe('queued');
    await settle();
    await site.app.site.change({ settings: { 'sms.sender': '' } });
    expect(first.got).toEqual([
      {
        path: '/otp',
        authorization: undefined,
        fields: {
          apikey: KEY,
          number: '639171234567',
          message: '{otp} is your code',
          code: '482913',
          sendername: 'PALARO',
        },
      },
    ]);
    expect(await row()).toMatchObject({ state: 'sent', provider: 'semaphore', tries: 1 });
  });

  it('without a code use the plain call, and go by the next gateway outside the home country', async () => {
    await sendSms(site.app, { to: TO, text: 'You already have an account', purpose: 'register' });
    await code(undefined, '+6581234567');
    await settle();
    expect(first.got.map(({ path, fields }) => [path, fields.message, fields.code])).toEqual([
      ['/messages', 'You already have an account', undefined],
    ]);
    expect(second.got).toEqual([
      {
        path: '/Accounts/AC1/Messages.json',
        authorization: `Basic ${Buffer.from(`AC1:${TOKEN}`).toString('base64')}`,
        fields: {
          To: '+6581234567',
          From: '+15005550006',
          Body: '482913 is your code',
          StatusCallback: `${ORIGIN}/vendor/sms/twilio`,
        },
      },
    ]);
  });

  it.each([
    ['is down', 500, {}],
    ['refuses the account', 401, {}],
    ['refuses in an answer of status 200', 200, { sendername: ['is not known'] }],
  ])('fails over where the first gateway %s', async (_what, status, body) => {
    first.say(status, body);
    await code();
    await settle();
    expect(await row()).toMatchObject({ state: 'sent', provider: 'twilio' });
  });

  it('stay queued while all gateways are down, and are sent once when one is up', async () => {
    first.say(503);
    second.say(503);
    await code();
    await settle();
    expect(await row()).toMatchObject({ state: 'queued', provider: null, tries: 1 });
    await settle();
    expect(first.got).toHaveLength(1);
    first.sayYes();
    await settle(11);
    expect(await row()).toMatchObject({ state: 'sent', provider: 'semaphore', tries: 2 });
    await settle(3_600);
    expect(first.got).toHaveLength(2);
  });

  it('are given up when every gateway says that nobody is there, or when they have expired', async () => {
    first.say(422);
    second.say(400);
    await code();
    await settle();
    expect(await row()).toMatchObject({ state: 'failed', parcel: null });
    first.say(503);
    await code();
    await settle();
    await settle(301);
    expect((await row()).state).toBe('failed');
  });

  it('are sent once by 64 runs at the same time', async () => {
    const { id } = await code();
    const now = site.app.clock.now();
    await Promise.all(Array.from({ length: 64 }, () => sendQueued(site.app, id, now)));
    await settle();
    expect(first.got).toHaveLength(1);
  });
});

describe('AC-30 the cap on a day’s cost', () => {
  it('holds back what would exceed it, with an error in the log, until it is raised', async () => {
    const alarm = vi.spyOn(site.app.log, 'error');
    await site.app.site.change({
      settings: { 'sms.providers': ['semaphore'], 'sms.dayCap': '1.5000' },
    });
    await code();
    await settle();
    await code();
    await settle();
    expect((await row()).state).toBe('queued');
    expect(alarm).toHaveBeenCalledTimes(1);
    expect(alarm.mock.calls[0]?.[1]).toContain('daily limit');
    alarm.mockRestore();
    const metrics = await (await fetch(`${site.url}/metrics`)).text();
    expect(metrics).toMatch(/^palaro_sms_spent_today 1$/m);
    expect(metrics).toMatch(/^palaro_sms_day_cap 1\.5$/m);
    expect(metrics).toMatch(/^palaro_outbox_queued 1$/m);
    await site.app.site.change({ settings: { 'sms.dayCap': '2.0000' } });
    await settle(11);
    expect((await row()).state).toBe('sent');
  });

  it('is not exceeded by 64 at once', async () => {
    const spends = Array.from({ length: 64 }, () =>
      spend(site.app.db, '2026-11-21', '0.5000', '5.0000'),
    );
    expect((await Promise.all(spends)).filter(Boolean)).toHaveLength(10);
  });

  it('counts nothing that no gateway accepted', async () => {
    first.say(500);
    await site.app.site.change({ settings: { 'sms.providers': ['semaphore'] } });
    await code();
    await settle();
    const { spent } = await site.app.db
      .selectFrom('sms_spend')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(Number(spent)).toBe(0);
  });

  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['ñ'.repeat(160), 1],
    ['€'.repeat(81), 2],
    ['₱'.repeat(70), 1],
    ['₱'.repeat(71), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
  ])('counts a text by its parts (%#)', (text, parts) => {
    expect(smsParts(text)).toBe(parts);
  });
});

describe('the delivery report', () => {
  const receipt = (fields: Record<string, string>, token = TOKEN) => {
    const signed = Object.keys(fields)
      .sort()
      .map((name) => name + fields[name])
      .join('');
    const signature = createHmac('sha1', token)
      .update(`${ORIGIN}/vendor/sms/twilio${signed}`)
      .digest('base64');
    return fetch(`${site.url}/vendor/sms/twilio`, {
      method: 'POST',
      headers: { 'X-Twilio-Signature': signature },
      body: new URLSearchParams(fields),
    });
  };

  it('is accepted if the gateway signed it, and none undoes an arrival', async () => {
    await code(undefined, '+6581234567');
    await settle();
    const MessageSid = (await row()).provider_id ?? '';
    expect((await receipt({ MessageSid, MessageStatus: 'delivered' }, 'other')).status).toBe(403);
    expect((await row()).state).toBe('sent');
    expect((await receipt({ MessageSid, MessageStatus: 'delivered' })).status).toBe(204);
    expect((await receipt({ MessageSid, MessageStatus: 'undelivered' })).status).toBe(204);
    expect((await row()).state).toBe('delivered');
  });
});

describe('AC-20 a code', () => {
  it('is sealed while it waits, then removed, and hidden from operators', async () => {
    first.say(503);
    second.say(503);
    await code();
    await settle();
    const { parcel, text, code: kept } = await row();
    expect([text, kept]).toEqual(['•••••• is your code', null]);
    expect(parcel?.toString('latin1')).not.toContain('482913');
    first.sayYes();
    await settle(11);
    expect((await row()).parcel).toBeNull();
    const [shown] = await listOutbox(site.app, { to: TO });
    expect(shown).toMatchObject({ text: '•••••• is your code', code: null, state: 'sent' });
  });

  it('stays hidden if an earlier demo left it in the table', async () => {
    const left = { recipient: TO, channel: 'sms' as const, text: '482913 here', code: '482913' };
    await site.app.db
      .insertInto('outbox')
      .values({ ...left, sent_at: site.app.clock.now() })
      .execute();
    expect((await listOutbox(site.app, { to: TO }))[0]).toMatchObject({
      text: '•••••• here',
      code: null,
    });
  });

  it('that is withheld is sent to nobody, shown to nobody, and soon deleted', async () => {
    await sendSms(site.app, { to: TO, text: 'code', purpose: 'login', withheld: true });
    await settle();
    expect(first.got).toEqual([]);
    expect(await listOutbox(site.app, {})).toEqual([]);
    site.app.clock.advance(3_601);
    await dropOld(site.app.db, site.app.clock.now(), 100);
    expect(await site.app.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
