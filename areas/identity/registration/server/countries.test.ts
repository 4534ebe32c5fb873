import { afterAll, beforeAll, expect, it } from 'vitest';
import { registrationSite } from './test-site.ts';

let test: Awaited<ReturnType<typeof registrationSite>>;
beforeAll(async () => {
  test = await registrationSite();
});
afterAll(() => test.site.stop());

const codes = async () => {
  const { value } = await test.call('GET', '/wps/system/country');
  return (value as unknown as { code: string }[]).map(({ code }) => code);
};
const sms = (countryDialingCode: string, mobileNum: string) =>
  test.call('POST', '/wps/verification/sms/register', { body: { mobileNum, countryDialingCode } });

it('REG-02 only numbers of the deployment’s countries and its own are offered and taken', async () => {
  expect((await codes()).length).toBeGreaterThan(200);
  await test.change({ settings: { 'registration.countries': ['SG'] } });
  expect((await codes()).sort()).toEqual(['PH', 'SG']);
  const refused = { mobileNum: 'Numbers of this country are not taken here' };
  expect(await sms('81', '9012345678')).toMatchObject({ status: 400, fields: refused });
  const typed = { mobileNum: '9012345678', countryDialingCode: '81' };
  expect((await test.registerAs('hapones1', typed)).fields).toMatchObject(refused);
  expect((await sms('65', '81234567')).status).toBe(200);
  expect((await sms('63', '9171234567')).status).toBe(200);
  await test.change({ settings: { 'registration.countries': [] } });
  expect((await sms('81', '9012345678')).status).toBe(200);
});
