import { spawnSync } from 'node:child_process';
import { generate } from 'otplib';
import type { Page } from '@playwright/test';
import { startSite, type StartedSite } from '../../packages/testkit/src/site.ts';
import { expect, expectAccessible, test } from './console.ts';

const PASSWORD = 'a-new-house-of-games';
/** A database is made and migrated before the site is ready. */
const START_MS = 180_000;

/** The first operator's invitation, made by the command on the machine that has the database. */
function invitationTo(site: StartedSite): string {
  const command = ['tools/operate.mjs', 'operators', 'first', 'maria', 'maria@example.com'];
  const made = spawnSync(process.execPath, [...command, 'Maria Reyes'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: site.dataDir, DEMO: '0' },
  });
  const [, token = ''] = /invitation#(\S+)/.exec(made.stdout) ?? [];
  expect(token, made.stdout + made.stderr).not.toBe('');
  return `${site.url}/console/invitation#${token}`;
}

/** The code that an authenticator app shows by the site's own clock. */
async function codeOf(page: Page, site: StartedSite, secret: string): Promise<string> {
  const { date = '' } = (await page.request.get(`${site.url}/readyz`)).headers();
  return generate({ secret, epoch: Math.floor(Date.parse(date) / 1000) });
}

/** Takes the invitation and sets up an authenticator app, as a new operator does. */
async function getIn(page: Page, site: StartedSite) {
  await page.goto(invitationTo(site));
  await page.getByLabel('New password, at least 12 characters').fill(PASSWORD);
  await page.getByLabel('New password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Take the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to the console' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Operator name' }).fill('maria');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Use an authenticator app' }).click();
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
  await page.getByLabel('First code').fill(await codeOf(page, site, secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('banner')).toContainText('maria');
}

test('a new site for real members lists what it lacks, at its start and in the console, each with its place', async ({
  page,
}) => {
  test.setTimeout(START_MS);
  const site = await startSite({ built: true, env: { DEMO: '0' } });
  try {
    expect(site.output()).toContain('No agreement is in force');
    await getIn(page, site);
    await page.goto(`${site.url}/console/status`);
    const list = page.getByRole('table', { name: 'Before members may come' });
    await expect(list).toBeVisible();
    for (const gap of [
      'Fewer than two administrators are active',
      'Alarms are mailed to nobody',
      'Mails reach nobody: SMTP_URL is not set',
      'No agreement is in force',
      'No help topic is published',
    ]) {
      await expect(list).toContainText(gap);
    }
    await expectAccessible(page, 'console-go-live');
    await list.getByRole('link', { name: /^Alarms are mailed to nobody/ }).click();
    await expect(page).toHaveURL(`${site.url}/console/site`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    // An open page would go on asking a site that is gone.
    await page.close();
    await site.stop();
  }
});

test('a demo, which nobody opens, has no such list', async ({ page }) => {
  await page.request.post('/console/api/session', {
    data: { name: 'operator1', password: 'Demo-pass-1' },
  });
  await page.goto('/console/status');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByText('Before members may come')).toHaveCount(0);
});
