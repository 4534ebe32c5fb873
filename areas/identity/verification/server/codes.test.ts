import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { sendCode } from './send-code.ts';
import { takeCode } from './take-code.ts';
import { isTooMany, lastCode, newNumber, requestFrom, wrongFor } from './test-verification.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ config: { demo: true } });
});
afterAll(() => site.stop());

/** Sends a code to a new number; `take` guesses from the same browser unless told otherwise. */
async function sent(purpose: 'login' | 'register' = 'login') {
  const { app } = site;
  const to = newNumber();
  const request = requestFrom();
  await sendCode(app, { channel: 'sms', to, purpose, request });
  const code = await lastCode(app, to);
  const take = (
    guess: string,
    as: { request?: typeof request; purpose?: 'login' | 'reset' } = {},
  ) => takeCode(app, { to, purpose, request, code: guess, ...as });
  const again = () => sendCode(app, { channel: 'sms', to, purpose, request: requestFrom() });
  return { to, code, take, again };
}

describe('AC-26 a code', () => {
  it('works once', async () => {
    const { code, take } = await sent();
    expect(await take(code)).toBe(true);
    expect(await take(code)).toBe(false);
  });

  it('is invalid after five wrong tries, even if the next is right', async () => {
    const four = await sent();
    const five = await sent();
    for (let i = 1; i <= 4; i++) expect(await four.take(wrongFor(four.code, i))).toBe(false);
    expect(await four.take(four.code)).toBe(true);
    for (let i = 1; i <= 5; i++) expect(await five.take(wrongFor(five.code, i))).toBe(false);
    expect(await five.take(five.code)).toBe(false);
  });

  it('for another purpose or browser opens nothing, and uses up no try of the owner', async () => {
    const { code, take } = await sent();
    expect(await take(code, { purpose: 'reset' })).toBe(false);
    for (let i = 0; i < 8; i++) expect(await take(code, { request: requestFrom() })).toBe(false);
    expect(await take(code)).toBe(true);
  });

  it('is valid for five minutes by the site’s clock', async () => {
    const early = await sent();
    const late = await sent();
    site.app.clock.advance(299);
    expect(await early.take(early.code)).toBe(true);
    site.app.clock.advance(1);
    expect(await late.take(late.code)).toBe(false);
  });

  it('is replaced by the next one for its purpose', async () => {
    const { app } = site;
    const to = newNumber();
    const request = requestFrom();
    const ask = () => sendCode(app, { channel: 'sms', to, purpose: 'login', request });
    await ask();
    const first = await lastCode(app, to);
    site.app.clock.advance(60);
    await ask();
    const second = await lastCode(app, to);
    if (first !== second) {
      expect(await takeCode(app, { to, purpose: 'login', request, code: first })).toBe(false);
    }
    expect(await takeCode(app, { to, purpose: 'login', request, code: second })).toBe(true);
  });

  it('by mail is valid for a quarter of an hour, whatever the case of the address', async () => {
    const { app } = site;
    const request = requestFrom();
    const proof = { to: 'Ana@Mail.test', purpose: 'email' as const, request };
    expect(await sendCode(app, { channel: 'mail', ...proof })).toEqual({ expiredMinutes: 1 });
    const code = await lastCode(app, 'ana@mail.test');
    site.app.clock.advance(899);
    expect(await takeCode(app, { ...proof, to: 'ANA@mail.test', code })).toBe(true);
  });

  it('AC-20 is a keyed digest in the database', async () => {
    const { to, code } = await sent();
    const row = await site.app.db
      .selectFrom('verification_code')
      .selectAll()
      .where('recipient', '=', to)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row.digest).toHaveLength(32);
  });
});

describe('AC-26 at once', () => {
  it('the right code works for one of 64 callers', async () => {
    const { code, take } = await sent();
    // The first right guess uses up the code, so of 64 right ones exactly one succeeds.
    const wins = await Promise.all(Array.from({ length: 64 }, () => take(code)));
    expect(wins.filter(Boolean)).toHaveLength(1);
  });

  it('of 64 guesses five are checked', async () => {
    const { to, code, take } = await sent();
    await Promise.all(Array.from({ length: 64 }, (_, i) => take(wrongFor(code, i + 1))));
    const { tries } = await site.app.db
      .selectFrom('verification_code')
      .select('tries')
      .where('recipient', '=', to)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
    expect(await take(code)).toBe(false);
  });

  it('of 64 requests for a number’s code, one is sent it', async () => {
    const to = newNumber();
    const asked = Array.from({ length: 64 }, () =>
      sendCode(site.app, { channel: 'sms', to, purpose: 'login', request: requestFrom() }),
    );
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('codes for one number', () => {
  it('AC-26 are sent once a minute, whoever asks', async () => {
    const { again } = await sent();
    site.app.clock.advance(59);
    await expect(again()).rejects.toEqual(isTooMany(1));
    site.app.clock.advance(1);
    await again();
  });

  it('are sent five times an hour and ten times a day', async () => {
    const { again } = await sent();
    const every = async (seconds: number, times: number) => {
      for (let i = 0; i < times; i++) {
        site.app.clock.advance(seconds);
        await again();
      }
    };
    await every(60, 4);
    site.app.clock.advance(60);
    await expect(again()).rejects.toEqual(isTooMany(3_600 - 300));
    site.app.clock.advance(3_300);
    await every(60, 5);
    site.app.clock.advance(3_600);
    await expect(again()).rejects.toEqual(isTooMany(86_400 - 3_600 - 300 - 3_600));
  });

  it('and twenty an hour from one address, whatever the numbers', async () => {
    const request = requestFrom();
    const ask = () =>
      sendCode(site.app, { channel: 'sms', to: newNumber(), purpose: 'login', request });
    for (let i = 0; i < 20; i++) await ask();
    await expect(ask()).rejects.toEqual(isTooMany(3_600));
    site.app.clock.advance(3_600);
    await ask();
  });
});
