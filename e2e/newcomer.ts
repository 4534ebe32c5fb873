// A new member who sends his identity for review, as a phone does.
import type { APIRequestContext, Page } from '@playwright/test';
import { photo } from './photo.ts';
import { expect, PASSWORD } from './site.ts';

/** Logs the page in as a new member with a verified mobile number, which nobody else has. */
export async function openAsNewcomer(page: Page, username: string, mobileNum: string) {
  const { request } = page;
  await request.post('/wps/verification/sms/register', { data: { mobileNum } });
  const fields = { mobileNum, verificationCode: await codeOf(request, mobileNum) };
  const answer = await request.put('/wps/member/register', {
    data: { username, password: PASSWORD, confirmPassword: PASSWORD, ...fields },
  });
  expect(answer.status()).toBe(200);
  const { value } = (await answer.json()) as { value: Record<string, unknown> };
  const { token, merchantCode, userName, customerType: type, firstTimeLogin } = value;
  const info = JSON.stringify({ token, merchantCode, userName, type, firstTimeLogin });
  await page.addInitScript((session) => sessionStorage.setItem('MC_SESSION_INFO', session), info);
  await page.goto('/m/kyc');
}

async function codeOf(request: APIRequestContext, mobileNum: string): Promise<string> {
  const to = encodeURIComponent(`+63${mobileNum}`);
  const sent = (await (await request.get(`/sandbox/outbox?to=${to}`)).json()) as {
    value: { code: string | null }[];
  };
  return sent.value[0]?.code ?? '';
}

/** Fills in who the member is. */
export async function tellWhoItIs(page: Page, name = 'Maria Clara Santos') {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByLabel('Place of birth').selectOption('Another place, or abroad');
  await page.getByLabel('Town and country').fill('Calamba, Laguna');
  await page.getByLabel('Nationality').selectOption('Filipino');
  await page.getByLabel('Address').fill('12 Rizal Street, Poblacion, Makati');
  await page.getByLabel('Occupation').selectOption('Employed');
  await page.getByLabel('Where your money comes from').selectOption('Salary');
}

/** Sends the identity of the member whose verification the page shows. */
export async function sendIdentity(page: Page, name: string) {
  await tellWhoItIs(page, name);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByLabel('Kind of ID').selectOption('Driver’s license');
  await page.getByLabel('Number of the ID').fill('N01-23-456790');
  await page.getByLabel('Valid until').fill('2031-06-30');
  for (const side of ['Front of the ID', 'Back of the ID', 'You with the ID']) {
    await page.getByLabel(side).setInputFiles(await photo());
  }
  await expect(page.getByText('Received')).toHaveCount(3);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('We are looking at it')).toBeVisible();
}
