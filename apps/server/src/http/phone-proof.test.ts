import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';

const firebase = {
  project: 'palaro-test',
  apiKey: 'key-of-no-project-at-all',
  jwksUri: 'https://keys.example',
  emulator: null,
};
const social = { google: null, facebook: null, telegram: null, firebase };
let [without, configured] = [] as unknown as [TestApp, TestApp];
beforeAll(async () => {
  without = await testApp();
  configured = await testApp({ config: { social } });
});
afterAll(() => Promise.all([without.stop(), configured.stop()]));

const policyOf = async ({ url }: TestApp, path: string) => {
  const { status, headers } = await fetch(url + path);
  return { status, policy: headers.get('Content-Security-Policy') ?? '' };
};
const sender = async ({ url }: TestApp) => {
  const answer = await fetch(`${url}/api/v1/session/code-sender`);
  return ((await answer.json()) as { value: object }).value;
};

it('LOGIN-08 without a project Firebase is not offered, and its page does not exist', async () => {
  await without.app.site.change({ settings: { 'registration.smsBy': 'firebase' } });
  expect(await sender(without)).toEqual({ by: 'sms' });
  expect(await policyOf(without, '/phone-proof')).toMatchObject({ status: 404 });
});

it('LOGIN-08 with a project Firebase is offered where the deployment chose it', async () => {
  expect(await sender(configured)).toEqual({ by: 'sms' });
  await configured.app.site.change({ settings: { 'registration.smsBy': 'firebase' } });
  expect(await sender(configured)).toEqual({ by: 'firebase' });
});

it('LOGIN-08 the policy lets Google into the proof’s own frame and nowhere else', async () => {
  const { status, policy } = await policyOf(configured, '/phone-proof');
  expect(status).toBe(200);
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/");
  expect(policy).toContain('connect-src https://identitytoolkit.googleapis.com');
  expect(policy).toContain("frame-ancestors 'self'");
  for (const path of ['/m/login', '/m/register', '/wps/system/settings/consolidated']) {
    expect((await policyOf(configured, path)).policy).not.toContain('google');
  }
});
