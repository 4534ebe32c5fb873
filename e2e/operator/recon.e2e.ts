import { expect, expectAccessible, openConsole, test } from './console.ts';

test('the screens of closed days and differences open for an auditor, in English and Filipino', async ({
  page,
}) => {
  await openConsole(page, 'auditor1', '/console/recon');
  await expect(page.getByRole('heading', { name: /^Closed days/ })).toBeVisible();
  await expectAccessible(page, 'console-recon');
  await page.getByRole('main').getByRole('link', { name: 'Differences' }).click();
  await expect(page.getByRole('heading', { name: /^Differences/ })).toBeVisible();
  await expectAccessible(page, 'console-recon-differences');
  await page.goto('/console/recon/findings');
  await expect(page.getByRole('heading', { name: /^Findings/ })).toBeVisible();
  await expectAccessible(page, 'console-recon-findings');
  await page.addInitScript(() => localStorage.setItem('language', 'TY'));
  await page.goto('/console/recon');
  await expect(page.getByRole('heading', { name: /^Mga saradong araw/ })).toBeVisible();
  await expectAccessible(page, 'console-recon-ty');
});
