import { listOutbox } from '@palaro/delivery/server';
import { provide } from '@palaro/server';
import { testApp, watchStatements, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownNumber } from './known-numbers.ts';
import { newNumber } from './test-verification.ts';

let site: TestApp;
const known = new Set<string>();
let statements: string[];

beforeAll(async () => {
  const lookUp = provide(knownNumber, ({ db }) => async (mobile) => {
    await db.selectFrom('captcha').select('id').where('id', '=', mobile).execute();
    return known.has(mobile);
  });
  site = await testApp({ config: { demo: true }, standIns: [lookUp] });
  statements = watchStatements(site.app.pool);
});
afterAll(() => site.stop());

async function ask(
  to: string,
  { kind = 'noLogin', module = 'VERIFICATION3', language = 'EN' } = {},
) {
  const response = await fetch(`${site.url}/wps/verification/sms/${kind}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ModuleId: module, Language: language },
    body: JSON.stringify({ mobileNum: to.replace('+63', '0'), countryDialingCode: '63' }),
  });
  const json = (await response.json()) as Record<string, unknown>;
  return { status: response.status, json, cookie: response.headers.get('set-cookie') };
}
const messages = (to: string) => listOutbox(site.app, { to });

function newKnown() {
  const number = newNumber();
  known.add(number);
  return number;
}

describe('AC-28 a code for a login or a reset', () => {
  it.each([
    ['VERIFICATION3', 'login'],
    ['PWRESETSMS3', 'reset'],
  ])(
    'by %s goes to a number that has an account, and gets the same answer for any',
    async (module, purpose) => {
      const somebody = newKnown();
      const nobody = newNumber();
      const answers = [await ask(somebody, { module }), await ask(nobody, { module })];
      for (const { status, json } of answers) {
        expect({ status, json }).toEqual({
          status: 200,
          json: { success: true, value: { expiredMinutes: 1 } },
        });
      }
      expect(await messages(somebody)).toMatchObject([{ purpose, channel: 'sms' }]);
      expect(await messages(nobody)).toEqual([]);
    },
  );

  it('runs the same statements for an unknown number', async () => {
    const asked: string[][] = [];
    for (const number of [newKnown(), newNumber(), newKnown(), newNumber()]) {
      statements.length = 0;
      await ask(number);
      asked.push([...statements]);
    }
    // The first calls may open connections, so only later ones are compared.
    expect(asked[2]).toEqual(asked[3]);
    expect(asked[2]?.some((statement) => statement.includes('"outbox"'))).toBe(true);
  });

  it('is refused if its switch is off, or under another call’s module', async () => {
    const { site: values } = site.app;
    await values.change({ switches: { MOBILEVERCODELOGIN3: false } });
    expect((await ask(newNumber())).json.code).toBe('switched_off');
    expect((await ask(newNumber(), { module: 'PWRESETSMS3' })).status).toBe(200);
    await values.change({ switches: { MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: false } });
    expect((await ask(newNumber(), { module: 'PWRESETSMS3' })).json.code).toBe('switched_off');
    expect((await ask(newNumber())).status).toBe(200);
    await values.change({ switches: { CHNGPASSVERIF3: true } });
    expect((await ask(newNumber(), { module: 'COMM3' })).json.code).toBe('module_id_wrong');
  });

  it('needs a number of the country, and says so in the caller’s language', async () => {
    const english = await ask('+63817123456');
    expect(english).toMatchObject({
      status: 400,
      json: {
        code: 'malformed',
        fields: { mobileNum: 'Use the digits of your mobile number, without the country code' },
      },
    });
    const filipino = await ask('+63817123456', { language: 'TY' });
    expect(filipino.json.fields).toEqual({
      mobileNum: 'Ilagay ang mga numero ng mobile mo, walang country code',
    });
  });
});

describe('AC-28 a code for a registration', () => {
  it('goes to a new number; one with an account gets a notice, and the answer is the same', async () => {
    const somebody = newKnown();
    const nobody = newNumber();
    const answers = [
      await ask(somebody, { kind: 'register', language: 'TY' }),
      await ask(nobody, { kind: 'register' }),
    ];
    expect(answers.map(({ status, json }) => [status, json])).toEqual([
      [200, answers[1]?.json],
      [200, { success: true, value: { expiredMinutes: 1 } }],
    ]);
    expect(answers[1]?.cookie).toMatch(/^pdv=.*HttpOnly/);
    const [code] = await messages(nobody);
    expect(code?.text).toMatch(/^\d{6} is your Palaro code, valid for 5 minutes\./);
    const [notice] = await messages(somebody);
    expect(notice?.text).toContain('May account ka na');
    expect(notice).toMatchObject({ code: null });
    expect(notice?.text).not.toMatch(/\d{6}/);
  });

  it('is refused while its switch is off', async () => {
    await site.app.site.change({ switches: { REGMOBVERF3: false } });
    expect((await ask(newNumber(), { kind: 'register' })).json.code).toBe('switched_off');
    await site.app.site.change({ switches: { REGMOBVERF3: true } });
  });
});

it('AC-27 REG-04 the deployment sets the countdown’s minutes, apart from how long a code is valid', async () => {
  await site.app.site.change({ settings: { 'verification.againMinutes': 2 } });
  const number = newNumber();
  const again = () => ask(number, { kind: 'register' });
  expect((await again()).json.value).toEqual({ expiredMinutes: 2 });
  const [code] = await messages(number);
  expect(code?.text).toContain('valid for 5 minutes');
  site.app.clock.advance(119);
  expect((await again()).status).toBe(429);
  site.app.clock.advance(1);
  expect((await again()).status).toBe(200);
  await site.app.site.change({ settings: { 'verification.againMinutes': 1 } });
});
