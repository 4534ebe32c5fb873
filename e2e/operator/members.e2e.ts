import type { Browser, Page } from '@playwright/test';
import { step } from '../visit.ts';
import { answerDialog } from '../site.ts';
import { approveElsewhere, expect, expectAccessible, openConsole, test } from './console.ts';

async function findMember(page: Page) {
  await openConsole(page, 'operator1', '/console/members?q=member1');
  const found = page.getByRole('link', { name: 'member1', exact: true });
  await expect(found).toBeVisible();
  await expectAccessible(page, 'console-members');
  await found.click();
  await expect(page.getByRole('heading', { name: /^member1/ })).toBeVisible();
  await expectAccessible(page, 'console-member');
  for (const tab of [
    'Wallet',
    'Rounds',
    'Transfers',
    'Identity',
    'Messages',
    'Tickets',
    'Sessions',
    'Links',
  ]) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  }
  await page.getByRole('tab', { name: /^Notes/ }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Called about a deposit.');
  await page.getByRole('button', { name: 'Add note' }).click();
  // The page is an article too, and its form still holds the text.
  const notes = page.getByRole('tabpanel').getByRole('article');
  await expect(notes.filter({ hasText: 'Called about a deposit.' })).toBeVisible();
  await page.getByRole('button', { name: 'Show contacts' }).click();
  await page.getByRole('textbox', { name: /Reason/ }).fill('ticket 4711 call back');
  await answerDialog(page, 'Show contacts');
  await expect(page.getByText('+63998')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function approveIdentity(page: Page) {
  await openConsole(page, 'operator1', '/console/kyc');
  await expect(page.getByRole('heading', { name: 'Identity review' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: /player213/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Front of the ID' })).toBeVisible();
  await expectAccessible(page, 'console-kyc');
  // One key asks; it decides nothing.
  await page.keyboard.press('a');
  await expect(page.getByRole('alertdialog')).toContainText('Approve the identity of player213');
  await answerDialog(page, 'Approve');
  await expect(page.getByRole('heading', { name: /player219/ })).toBeVisible();
}

/** The queue shows the next applicant, whom two people close as under age and let in again. */
async function closeAndUndo(page: Page, browser: Browser, baseURL: string | undefined) {
  await page.getByRole('button', { name: /^Reject/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('combobox', { name: /^Reason/ }).selectOption('under_age');
  await dialog.getByLabel('Birth date in the document').fill('2012-02-03');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('the card shows another year');
  await expectAccessible(page, 'console-kyc-close');
  await answerDialog(page, 'Ask to close');
  await expect(page.getByRole('heading', { name: /player220/ })).toBeVisible();
  await page.goto('/console/kyc/all');
  await page.getByRole('row', { name: /player219.*Waits for a second person/ }).click();
  await expect(page.getByRole('heading', { name: /^player219/ })).toBeVisible();
  const application = page.url();
  await page.getByRole('link', { name: 'Open the request' }).click();
  await expect(page.getByText('2012-02-03')).toBeVisible();
  await expectAccessible(page, 'console-kyc-change');
  await approveElsewhere(browser, baseURL, page.url());
  await page.goto(application);
  await expect(page.getByText('It can be undone by two')).toBeVisible();
  await expectAccessible(page, 'console-kyc-closed');
  await page.getByRole('button', { name: 'Undo the closing' }).click();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('the year was read wrongly');
  await answerDialog(page, 'Undo the closing');
  await page.getByRole('link', { name: 'Open the request' }).click();
  await expect(page.getByText('Opens as it was before')).toBeVisible();
  await approveElsewhere(browser, baseURL, page.url());
  await page.goto('/console/kyc/all?state=pending');
  await expect(page.getByRole('row', { name: /player219.*Undone/ })).toBeVisible();
}

async function deny(page: Page) {
  await openConsole(page, 'operator1', '/console/members/1000003');
  await page.getByRole('button', { name: 'Put on the deny list' }).click();
  const sheet = page.getByRole('complementary', { name: /on the deny list/ });
  await sheet.getByLabel('What to deny').selectOption({ label: 'Mobile number +63998••••0003' });
  await expect(sheet.getByLabel('Reason')).toBeVisible();
  await page.goto('/console/deny-list');
  await page.getByRole('button', { name: 'Put on the list' }).click();
  await expectAccessible(page, 'console-deny-list');
  const form = page.getByRole('complementary', { name: 'Put on the deny list' });
  await form.getByLabel('Kind').selectOption('Address range');
  await form.getByLabel(/^Value/).fill('198.51.100.0/24');
  await form.getByLabel('Reason').fill('ticket 4711: five accounts of one flat');
  await form.getByRole('button', { name: 'Put on the list' }).click();
  await expect(page.getByRole('row', { name: /198\.51\.100\.0\/24/ })).toContainText('On the list');
  await page.goto('/console/deny-list?q=198.51.100.77');
  await expect(page.getByRole('row', { name: /five accounts of one flat/ })).toBeVisible();
  await page.getByRole('button', { name: 'Members whom it stops' }).click();
  await expect(page.getByText('The list stops nobody')).toBeVisible();
}

async function correct(page: Page, browser: Browser, baseURL: string | undefined) {
  await page.goto('/console/corrections');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'console-corrections');
  await page.getByRole('button', { name: 'Ask for a correction' }).click();
  await page.getByLabel('Member number').fill('1000003');
  await page.getByLabel(/^Amount/).fill('25');
  await page.getByLabel('Reason code').selectOption('complaint');
  await page.getByLabel('Reason', { exact: true }).fill('the round of ticket 88 was cut off');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const row = page.getByRole('row', { name: /member1.*25\.0000/ });
  await expect(row).toContainText('Waiting');
  await row.getByText('Waiting').click();
  await expect(page.getByRole('row', { name: /Amount.*25\.00/ })).toBeVisible();
  await approveElsewhere(browser, baseURL, page.url());
  await expect(page.getByText('It was done')).toBeVisible();
  await page.goto('/console/members/1000003/money');
  await expect(page.getByRole('row', { name: /25\.0000.*Complaint/ })).toBeVisible();
}

test('a member’s page and corrections', async ({ page, browser, baseURL }) => {
  await step(
    page,
    'a member is found, his page opens, a note stays, and contacts ask for a reason',
    () => findMember(page),
  );
  await step(
    page,
    'a correction is asked for by its form, and a second person’s yes puts it into the wallet',
    () => correct(page, browser, baseURL),
  );
});

test('an identity is decided by keys, a closing takes two and can be undone by two', async ({
  page,
  browser,
  baseURL,
}) => {
  await step(
    page,
    'an application is taken and approved by keys alone, and the next one comes by itself',
    () => approveIdentity(page),
  );
  await step(
    page,
    'two close a person under age, whose application leaves the queue, and two undo it',
    () => closeAndUndo(page, browser, baseURL),
  );
});

test('something of a member is denied, and a range is found by an address in it', async ({
  page,
}) => {
  await deny(page);
});
