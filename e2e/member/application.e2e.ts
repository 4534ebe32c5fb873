// A member applies with a picture, an operator approves, and the member claims his award.
import type { Browser, Page } from '@playwright/test';
import { elsewhere } from '../operator/console.ts';
import { photo } from '../photo.ts';
import { answerDialog, expect, expectAccessible, openAs, test } from '../site.ts';
import { becomeGuest, speak, step, visitAs } from '../visit.ts';

const MEMBER = 'player127';
const TITLE = 'Your fiesta, on us';

async function openPromotion(page: Page) {
  await page.goto('/m/activity');
  await page.getByRole('link', { name: new RegExp(TITLE) }).click();
  await expect(page.getByRole('heading', { name: 'All conditions' })).toBeVisible();
}

async function applyWithPicture(page: Page) {
  const send = page.getByRole('button', { name: 'Send the application' });
  await expect(send).toBeVisible();
  await expectAccessible(page, 'application-form');
  await send.click();
  await expect(page.getByText('Write a comment or add a picture first.')).toBeVisible();
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill('x'.repeat(141));
  await expect(page.getByText('1 character too many.')).toBeVisible();
  await comment.fill('We dance with lanterns.');
  await expect(page.getByText('23 of 140')).toBeVisible();
  const pick = page.getByLabel('Add a picture');
  const taken = await photo();
  await pick.setInputFiles([taken, taken, taken, taken]);
  await expect(page.getByText('Only 3 pictures fit; the others were left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture 3' }).click();
  await page.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect(page.getByRole('img', { name: 'Picture 1', exact: true })).toBeVisible();
  await expectAccessible(page, 'application-filled');
  await send.click();
  await expect(page.getByText(/Our team looks at it/)).toBeVisible();
  await expect(page.getByText('Under review')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture 1 that you sent' })).toBeVisible();
  await expectAccessible(page, 'application-sent');
}

/** The demo's own application waits longer, so that the queue shows it first. */
async function approveAtTheDesk(browser: Browser, baseURL: string | undefined) {
  const desk = await elsewhere(browser, baseURL, 'operator1', '/console/applications/all');
  await desk.getByRole('link', { name: MEMBER }).first().waitFor();
  await desk.goto('/console/applications');
  await expect(desk.getByRole('heading', { name: 'Applications' })).toBeVisible();
  await desk.keyboard.press('n');
  await expect(desk.getByRole('link', { name: MEMBER })).toBeVisible();
  await desk.keyboard.press('t');
  await expect(desk.getByText('We dance with lanterns.')).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expectAccessible(desk, 'console-applications');
  await desk.keyboard.press('a');
  await desk.getByRole('textbox', { name: 'Amount' }).fill('500');
  await desk.getByRole('textbox', { name: 'Times to be bet' }).fill('2');
  await desk.getByRole('textbox', { name: /Reason/ }).fill('lanterns as promised');
  await expectAccessible(desk, 'console-application-approve');
  await answerDialog(desk, 'Approve');
  await expect(desk.getByText('Done', { exact: true }).first()).toBeVisible();
  await desk.context().close();
}

test('REWARD-01 REWARD-02 a member applies with a picture, an operator approves, he claims', async ({
  page,
  browser,
  baseURL,
}) => {
  await step(page, 'a guest is asked to log in', async () => {
    await openPromotion(page);
    await page.getByRole('button', { name: 'Log in to apply' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await step(page, 'a member applies with a comment and a picture', async () => {
    await openAs(page, MEMBER, '/m/activity');
    await openPromotion(page);
    await applyWithPicture(page);
  });
  await step(page, 'an operator takes it from the queue and approves it', () =>
    approveAtTheDesk(browser, baseURL),
  );
  await step(page, 'the open page follows; he claims, and it is paid once', async () => {
    const claim = page.getByRole('button', { name: 'Claim ₱500.00' });
    await expect(claim).toBeVisible();
    await expect(page.getByText('Bet ₱1,000.00 before you withdraw it.')).toBeVisible();
    await expectAccessible(page, 'application-approved');
    await claim.click();
    await expect(page.getByRole('dialog', { name: 'It is yours' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Claimed', { exact: true })).toBeVisible();
    await expect(claim).toHaveCount(0);
  });
  await step(page, 'the same page in Filipino', async () => {
    await speak(page, 'TY');
    await page.reload();
    await expect(page.getByText('Nakuha na')).toBeVisible();
    await expectAccessible(page, 'application-claimed-ty');
    await becomeGuest(page);
    await visitAs(page, 'player129', '/m/activity');
    await page.getByRole('link', { name: /Fiesta mo, sagot namin/ }).click();
    await expect(page.getByRole('button', { name: 'Ipadala ang application' })).toBeVisible();
    await expectAccessible(page, 'application-form-ty');
  });
});
