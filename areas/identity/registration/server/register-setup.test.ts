import { REGISTRATION_FIELDS } from '@palaro/whitelabel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formOf } from '../form.ts';
import type { RegisterSetup } from '../registration.api.ts';
import { registrationSite } from './test-site.ts';

let test: Awaited<ReturnType<typeof registrationSite>>;
beforeAll(async () => {
  test = await registrationSite();
});
afterAll(() => test.site.stop());

/** Fields that both tabs have, and that nothing but their own switch decides. */
const NAMES = Object.keys(REGISTRATION_FIELDS).filter(
  (name) => !['username', 'password', 'mobileNum', 'verificationCode', 'captcha'].includes(name),
);
const OFF = { enabled: false, required: false };
const all = (rule: typeof OFF) => Object.fromEntries(NAMES.map((name) => [name, rule]));

/** The fields among these that the form of a tab asks for; the required ones have a star. */
async function askedOn(tab: 'username' | 'mobile') {
  const { value } = await test.call('GET', '/wps/system/setting/register');
  const { fields } = formOf(value as unknown as RegisterSetup, tab);
  return NAMES.filter((name) => fields[name]?.enabled).map(
    (name) => `${name}${fields[name]?.required ? ' *' : ''}`,
  );
}

it('REG-02 REG-03 all fields off, asked for and required: both tabs are told so', async () => {
  expect(NAMES.length).toBeGreaterThan(10);
  for (const [rule, asked] of [
    [OFF, []],
    [{ enabled: true, required: false }, NAMES],
    [{ enabled: true, required: true }, NAMES.map((name) => `${name} *`)],
  ] as const) {
    await test.fields(all(rule));
    expect(await askedOn('username')).toEqual(asked);
    expect(await askedOn('mobile')).toEqual(asked);
  }
});

it.each(NAMES)('REG-02 REG-03 %s has a switch of its own', async (name) => {
  await test.fields({ ...all(OFF), [name]: { enabled: true, required: true } });
  expect(await askedOn('username')).toEqual([`${name} *`]);
  expect(await askedOn('mobile')).toEqual([`${name} *`]);
});
