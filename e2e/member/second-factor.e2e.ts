import type { Locator, Page } from '@playwright/test';
import { generate } from 'otplib';
import { expect, expectAccessible, logInByForm, openAs, PASSWORD, test } from '../site.ts';
import { speak, step, visitAs } from '../visit.ts';

const CENTER = '/m/securityCenter';
const sheet = (page: Page) => page.getByRole('dialog');
const press = (of: Locator | Page, name: string | RegExp) =>
  of.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Gives the browser a virtual security key that seems to be plugged in. */
async function plugIn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (does: boolean) => {
    const enabled = { authenticatorId, enabled: does };
    await browser.send('WebAuthn.setAutomaticPresenceSimulation', enabled);
  };
}

/**
 * The code that an app with the key shows now, or on a phone whose clock is half a minute fast.
 * Both are accepted for another half minute at least, each once. One that is late already would not
 * be: its time may end between its reading and its sending.
 */
async function codeOf(page: Page, secret: string, when: 'now' | 'next'): Promise<string> {
  const { date = '' } = (await page.request.get('/readyz')).headers();
  const epoch = Math.floor(Date.parse(date) / 1000) + (when === 'next' ? 30 : 0);
  return generate({ secret, epoch });
}

async function signOut(page: Page) {
  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'));
  await page.goto('/m/login');
}

/** Confirms the member's identity in the sheet that opens before a change. */
async function confirmSelf(page: Page) {
  await expect(sheet(page)).toHaveAttribute('data-ready', 'true');
  await sheet(page).getByLabel('Login password', { exact: true }).fill(PASSWORD);
  await press(sheet(page), 'Continue');
}

async function logInByCode(page: Page) {
  await openAs(page, 'player123', CENTER);
  await press(page, 'Set up');
  await confirmSelf(page);
  const picture = sheet(page).getByRole('img', { name: 'Picture for the authenticator app' });
  await expect(picture).toBeVisible();
  await expectAccessible(page, 'second-factor-app');
  const secret = (await sheet(page).locator('code').innerText()).replace(/\s/g, '');
  await sheet(page).getByLabel('Code from the app').fill('000000');
  await press(sheet(page), 'Turn on');
  await expect(sheet(page).getByText('Wrong code')).toBeVisible();
  const code = sheet(page).getByLabel('Code from the app');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill(await codeOf(page, secret, 'now'));
  await press(sheet(page), 'Turn on');
  const codes = sheet(page).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await expectAccessible(page, 'second-factor-codes');
  await press(sheet(page), 'I have kept them');
  await expect(page.getByText('10 of 10 left')).toBeVisible();

  await signOut(page);
  await logInByForm(page, 'player123');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await expectAccessible(page, 'second-factor-step');
  await page.getByLabel('Code from the app').fill(await codeOf(page, secret, 'next'));
  await press(page, 'Log in');
  await expect(page).toHaveURL(/\/m\/home$/);

  await signOut(page);
  await logInByForm(page, 'player123');
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code', { exact: true }).fill(recovery);
  await press(page, 'Log in');
  await expect(page).toHaveURL(/\/m\/home$/);
}

async function logInByPasskey(page: Page) {
  const answers = await plugIn(page);
  await visitAs(page, 'player124', CENTER);
  await press(page, 'Add a passkey');
  await confirmSelf(page);
  await sheet(page).getByLabel('Name of the passkey').fill('My phone');
  await expectAccessible(page, 'second-factor-passkey');
  await press(sheet(page), 'Continue');
  await expect(sheet(page).getByRole('listitem')).toHaveCount(10);
  await press(sheet(page), 'I have kept them');
  await expect(page.getByText('My phone')).toBeVisible();

  await signOut(page);
  await logInByForm(page, 'player124');
  await answers(true);
  await press(page, 'Use a passkey');
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.goto(CENTER);
  await press(page, 'Remove My phone');
  await confirmSelf(page);
  await expect(page.getByText('The passkey is removed.').last()).toBeVisible();
  await expect(page.getByText('10 of 10 left')).toHaveCount(0);
}

test('a login asks for a second factor: a code, a recovery code or a passkey', async ({ page }) => {
  await step(page, 'a login asks for the app’s code, or a recovery code instead', () =>
    logInByCode(page),
  );
  await step(page, 'a passkey is made, completes a login, and can be removed', () =>
    logInByPasskey(page),
  );
  await step(page, 'the second factor speaks Filipino', async () => {
    await speak(page, 'TY');
    await visitAs(page, 'player125', CENTER);
    await press(page, 'I-set up');
    await expect(sheet(page)).toHaveAttribute('data-ready', 'true');
    await expectAccessible(page, 'second-factor-TY');
  });
});
