import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typedText } from '@palaro/kernel';
import { CAPTCHA_PATTERNS, FIELD_RULES } from '@palaro/accounts/rules';
import type { Rule } from '@palaro/rules';
import { REGISTRATION_FIELDS, type RegistrationField } from '@palaro/whitelabel';
import { formOf, judgeForm, type RegisterForm } from '../form.ts';
import type { RegisterSetup } from '../registration.api.ts';
import { formFor, judgePayload } from './fill-form.ts';
import { PASSWORD, registrationSite } from './test-site.ts';

let test: Awaited<ReturnType<typeof registrationSite>>;
beforeAll(async () => {
  test = await registrationSite();
});
afterAll(() => test.site.stop());

const NAMES = Object.keys(REGISTRATION_FIELDS) as RegistrationField[];
const ALL_REQUIRED = Object.fromEntries(
  NAMES.map((name) => [name, { enabled: true, required: true }]),
);

async function setup(language: 'EN' | 'TY' = 'EN'): Promise<RegisterSetup> {
  const { value } = await test.call('GET', '/wps/system/setting/register', { language });
  return value as RegisterSetup;
}

/** Makes every field shown and required, the code and the captcha too. */
async function askForAll() {
  await test.fields(ALL_REQUIRED);
  await test.change({
    switches: { REGMOBVERF3: true, MOBILENUMPASSREG3: true },
    settings: { 'registration.captcha': true, 'captcha.kind': 'digits' },
  });
}

describe('REG3 the form as the server sends it', () => {
  it('REG-09 omits the required rule of an optional field, and has a text for each other rule', async () => {
    await test.fields({ email: { enabled: true, required: false } });
    const en = await setup('EN');
    const ty = await setup('TY');
    expect(Object.keys(en.fields)).toEqual(NAMES);
    expect(en.rules.email).toEqual([
      { type: 'email', message: 'Incorrect email address' },
      { type: 'string', max: 254, message: 'Incorrect email address' },
    ]);
    expect(ty.rules.email?.[0]).toMatchObject({ message: 'Mali ang email address' });
    expect(en.rules.username?.[0]).toEqual({ required: true, message: 'Enter a username' });
    expect(ty.rules.username?.[0]).toMatchObject({ message: 'Ilagay ang username' });
    expect(en).toMatchObject({ minAge: 21, direct: true, agreement: { version: 1 } });
    expect(en.mobileTab.rules.mobileNum?.[0]).toMatchObject({ required: true });
    expect(en.rules.mobileNum?.some((rule) => rule.required)).toBe(false);
  });

  it('AC-1 says which ways are open, for all four of them', async () => {
    for (const [username, mobile] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      await test.change({ switches: { USERNAMEREG3: username, MOBILENUMREG3: mobile } });
      expect((await setup()).methods).toMatchObject({ username, mobile });
    }
    await test.change({ switches: { USERNAMEREG3: true, MOBILENUMREG3: true } });
  });

  it('REG-03 the mobile tab has a password and a code, each by its switch', async () => {
    for (const on of [true, false]) {
      await test.change({ switches: { MOBILENUMPASSREG3: on, REGMOBVERF3: on } });
      const given = await setup();
      const { fields } = formOf(given, 'mobile');
      expect([fields.password?.enabled, fields.username?.enabled]).toEqual([on, false]);
      expect(fields.verificationCode?.enabled).toBe(on);
      expect(given.sms).toEqual({ enabled: on, provider: 'sms' });
    }
  });

  it('REG-04 without a Firebase project the site sends the code itself', async () => {
    await test.change({
      switches: { REGMOBVERF3: true },
      settings: { 'registration.smsBy': 'firebase' },
    });
    expect((await setup()).sms).toEqual({ enabled: true, provider: 'sms' });
    await test.change({ settings: { 'registration.smsBy': 'sms' } });
  });

  it('VAL-02 the captcha’s rule matches its kind', async () => {
    await askForAll();
    for (const kind of ['digits', 'alnum', 'equation'] as const) {
      await test.change({ settings: { 'captcha.kind': kind } });
      const given = await setup();
      expect(given.captcha).toEqual({ kind });
      expect(given.rules.captcha?.[1]?.pattern).toBe(CAPTCHA_PATTERNS[kind]);
    }
    await test.change({ settings: { 'captcha.kind': 'digits' } });
  });

  it('gives dialing codes and the form of a number in each country', async () => {
    const { value } = await test.call('GET', '/wps/system/country');
    expect(value).toContainEqual({
      code: 'PH',
      dialingCode: '63',
      name: 'Philippines',
      mobilePattern: '^0?9\\d{9}$',
    });
  });
});

/** A form of one field, as a browser that shows only this one would check it. */
const only = (form: RegisterForm, name: string): RegisterForm => ({
  fields: Object.fromEntries(
    Object.keys(form.fields).map((one) => [one, { enabled: one === name, required: true }]),
  ),
  rules: { [name]: form.rules[name] ?? [] },
});

/** The texts that the form judges and sends, made from what was typed as `useForm` does. */
const asSent = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typedText(name, value)]));

/** Inputs as people and programs type them: near the rule, near its limits, and far from both. */
function inputFor(name: string, rules: readonly Rule[]) {
  const patterns = rules.flatMap(({ pattern }) => (pattern ? [pattern] : []));
  const fitting = patterns.map((pattern) => fc.stringMatching(new RegExp(pattern)));
  const odd = fc.constantFrom('', ' ', '\u202e', '😀', 'а', 'Ñ', '\u0000', '0'.repeat(300), '@');
  const close = fc.tuple(fc.oneof(...fitting, fc.string()), odd).map(([text, more]) => text + more);
  const mail = fc.emailAddress();
  return name === 'email' ? fc.oneof(mail, close) : fc.oneof(...fitting, close, fc.string());
}

/** Whether one field is refused: in a browser, with the form it was sent, and on the server. */
async function judges(name: string) {
  await askForAll();
  const served = only(formOf(await setup(), 'username'), name);
  const own = only(formFor(test.site.app, 'username'), name);
  // The repetition is asked for only with the password, and the code only with a number.
  const beside = { confirmPassword: 'password', verificationCode: 'mobileNum' }[name];
  for (const form of [served, own]) {
    if (!beside) continue;
    form.fields[beside] = { enabled: true, required: true };
    form.rules[beside] = FIELD_RULES[beside as RegistrationField];
  }
  const context = beside === undefined ? {} : { [beside]: '9171234567' };
  return (value: string) => {
    const browser = name in judgeForm(served, asSent({ ...context, [name]: value }));
    const verdict = judgePayload(test.site.app, own, { ...context, [name]: value })[name];
    // Only the server has the lists of bad passwords.
    const server = verdict !== undefined && !/password\.(common|personal)$/.test(verdict);
    return { browser, server };
  };
}

describe('VAL-01 AC-3 browser and server agree', () => {
  it.each([...NAMES, 'confirmPassword'])('on 10,000 inputs of %s', async (name) => {
    const judge = await judges(name);
    const tried = fc.sample(inputFor(name, FIELD_RULES[name as RegistrationField]), {
      numRuns: 10_000,
      seed: 20_261_121,
    });
    let refused = 0;
    for (const value of tried) {
      const { browser, server } = judge(value);
      if (browser !== server) expect({ name, value, browser, server }).toBeNull();
      if (server) refused++;
    }
    expect(refused).toBeGreaterThan(100);
    if (name !== 'confirmPassword') expect(refused).toBeLessThan(9_900);
  });

  it('over HTTP too, with the texts that the browser got', async () => {
    await askForAll();
    for (const language of ['EN', 'TY'] as const) {
      const form = formOf(await setup(language), 'username');
      const forms = fc.sample(
        fc.record(
          Object.fromEntries(
            Object.entries(form.rules).map(([name, rules]) => [
              name,
              inputFor(name, rules).filter((text) => !text.includes('\0') && text.length < 900),
            ]),
          ),
        ),
        { numRuns: 25, seed: 7 },
      );
      for (const values of forms) {
        const told = judgeForm(form, asSent(values));
        if (Object.keys(told).length === 0) continue;
        const answer = await test.register(values, { language });
        expect(answer).toMatchObject({ status: 400, code: 'malformed' });
        // Only the server adds messages on common passwords and on impossible numbers.
        expect(answer.fields).toMatchObject(told);
        for (const name of Object.keys(answer.fields ?? {})) {
          if (!/password$/i.test(name)) expect(told).toHaveProperty(name);
        }
      }
    }
  });
});

describe('AC-2 each field', () => {
  const wrongFor = (name: string) => (name === 'email' ? 'x' : '<');
  const tabOf = (name: string) => (name === 'mobileNum' || name === 'verificationCode' ? name : '');

  it.each(NAMES.filter((name) => !['username', 'password'].includes(name)))(
    'REG-02 %s: off is ignored, required and empty is refused, optional and empty is skipped',
    async (name) => {
      await askForAll();
      const judged = async (enabled: boolean, required: boolean, values: object) => {
        const off = { enabled: false, required: false };
        const others = Object.fromEntries(NAMES.map((one) => [one, off]));
        await test.fields({ ...others, [name]: { enabled, required } });
        // The code is asked for only with a number.
        if (tabOf(name) === 'verificationCode') {
          await test.fields({
            ...others,
            mobileNum: { enabled: true, required: false },
            [name]: { enabled, required },
          });
        }
        return judgePayload(test.site.app, formFor(test.site.app, 'username'), {
          username: 'somebody_1',
          password: PASSWORD,
          confirmPassword: PASSWORD,
          ...(tabOf(name) === 'verificationCode' ? { mobileNum: '9171234567' } : {}),
          ...values,
        });
      };
      expect(await judged(false, false, { [name]: wrongFor(name) })).toEqual({});
      expect(await judged(true, false, {})).toEqual({});
      expect(await judged(true, false, { [name]: wrongFor(name) })).toHaveProperty(name);
      expect(await judged(true, true, { [name]: '' })).toEqual({
        [name]: FIELD_RULES[name][0]?.message,
      });
    },
  );

  it.each([
    ['username', 'Ab_9', '9abc'],
    ['username', 'a'.repeat(16), 'a'.repeat(17)],
    ['username', 'abcd', 'abc'],
    ['password', 'x y'.repeat(3), 'short 1'],
    ['password', '7#'.repeat(32), '7#'.repeat(33)],
    ['email', `${'a'.repeat(64)}@${'b'.repeat(185)}.ph`, `${'a'.repeat(64)}@${'b'.repeat(187)}.ph`],
    ['mobileNum', '09171234567', '+639171234567'],
    ['mobileNum', '9171234567', '917 123 4567'],
    ['mobileNum', '9000000000', '8171234567'],
    ['paymentPassword', '246810', '24681'],
    ['paymentPassword', '246801', '890123'],
    ['idNumber', 'ABC-12', 'ABC 12'],
    ['qqNum', '10000', '01000'],
    ['facebook', 'maria', 'mari'],
    ['wechat', 'a12345', '1abcde'],
    ['line', 'abcd', 'Abcd'],
    ['whatsapp', '+12345678', '+1234567'],
    ['zalo', '123456789012345', '1234567890123456'],
    ['nickname', 'Ña', '<b'],
    ['nickname', 'Ate Ligaya', 'Adm1n'],
    ['nickname', 'Clara', 'Pаlаro VIP'],
    ['payeeName', "Ñora D'Arc", 'Mаria Clara'],
    ['recommenderId', 'AB12', 'AB1'],
    ['affiliateCode', 'A'.repeat(16), 'A'.repeat(17)],
    ['captcha', '123456', '123'],
    ['verificationCode', '1234567890', '123'],
    ['verificationCode', '1234', '12345678901'],
    ['username', 'a1_Z', 'a1-Z'],
    ['password', 'xy zw 12', 'xy zw 1'],
    ['password', 'a fine word', 'a fine\u007fword'],
    ['mobileNum', `0${'9'.repeat(10)}`, `0${'9'.repeat(11)}`],
    ['idNumber', 'A'.repeat(20), 'A'.repeat(21)],
    ['idNumber', 'A'.repeat(6), 'A'.repeat(5)],
    ['qqNum', '1'.repeat(12), '1'.repeat(13)],
    ['qqNum', '10000', '1000'],
    ['facebook', 'a'.repeat(100), 'a'.repeat(101)],
    ['facebook', 'a.b/c', 'a b/c'],
    ['wechat', 'a'.repeat(20), 'a'.repeat(21)],
    ['wechat', 'a_-123', 'a_-12'],
    ['line', 'a'.repeat(20), 'a'.repeat(21)],
    ['line', 'a.-_', 'a.-'],
    ['whatsapp', '1'.repeat(15), '1'.repeat(16)],
    ['zalo', '12345678', '1234567'],
    ['nickname', 'a'.repeat(20), 'a'.repeat(21)],
    ['nickname', 'ab', 'a'],
    ['nickname', 'a b', 'a\u200bb'],
    ['payeeName', 'a'.repeat(60), 'a'.repeat(61)],
    ['payeeName', 'Jo', 'J'],
    ['recommenderId', 'A'.repeat(16), 'A'.repeat(17)],
    ['recommenderId', 'AB12', 'AB-2'],
    ['affiliateCode', 'AB12', 'AB1'],
    ['captcha', '1234', '1234567'],
  ])('AC-3 AC-4 AC-6 %s: %s is inside, %s outside', async (name, inside, outside) => {
    const judge = await judges(name);
    expect(judge(inside)).toEqual({ browser: false, server: false });
    expect(judge(outside)).toEqual({ browser: true, server: true });
  });

  it('AC-54 both refuse a simple payment password, and part of the number, with the same text', async () => {
    await askForAll();
    const form = formOf(await setup(), 'username');
    const mobileNum = '09171234567';
    for (const [paymentPassword, message] of [
      ['123456', 'Too easy to guess. Mix the digits more.'],
      ['917123', 'Do not use your birthday or mobile number'],
      ['091712', 'Do not use your birthday or mobile number'],
    ]) {
      const values = { mobileNum, paymentPassword };
      expect(judgeForm(form, values).paymentPassword).toBe(message);
      const answer = await test.register({ ...values, username: 'somebody_1' });
      expect(answer.fields?.paymentPassword).toBe(message);
    }
    // Only the server checks the password against the number with its dialing code.
    const values = { mobileNum, paymentPassword: '391712' };
    expect(judgeForm(form, values).paymentPassword).toBeUndefined();
    const { fields } = await test.register({ ...values, username: 'somebody_1' });
    expect(fields?.paymentPassword).toBe('Do not use your birthday or mobile number');
  });
});
