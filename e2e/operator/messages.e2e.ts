import type { Page } from '@playwright/test';
import { speak, step } from '../visit.ts';
import { answerDialog } from '../site.ts';
import { expect, expectAccessible, LARGE, openConsole, test } from './console.ts';

async function sendAgain(page: Page) {
  await openConsole(page, 'support1', '/console/messages?state=failed');
  const row = page.getByRole('row', { name: /o•••@palaro\.example/ });
  await row.click();
  await expect(page.getByText('Decide them in the console.')).toBeVisible();
  await expectAccessible(page, 'console-messages');
  await page.getByRole('button', { name: 'Show the recipient' }).click();
  await page.getByRole('textbox', { name: /Reason/ }).fill('asked by the desk of mails');
  await answerDialog(page, 'Show the recipient');
  await expect(page.getByText('operator2@palaro.example')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await answerDialog(page, 'Send again');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function readTexts(page: Page) {
  await page.goto('/console/messages');
  await page.getByRole('link', { name: 'Texts that the site sends' }).click();
  const code = page.getByRole('region', { name: 'code', exact: true });
  await expect(code).toContainText('‹code› is your ‹site› code');
  await expect(code).toContainText('482913 is your Palaro code');
  await expect(code).toContainText('Sent by the area verification');
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('pansamantalang');
  await expect(code).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'reset' })).toBeVisible();
  await expectAccessible(page, 'console-templates');
}

async function writeToSegment(page: Page) {
  await openConsole(page, 'operator1', '/console/campaigns');
  await page.getByRole('link', { name: 'Write to a segment' }).click();
  const audience = page.getByRole('region', { name: 'Whom it reaches now' });
  await expect(audience.getByRole('status')).toHaveText(/^Reaches \d+/);
  const everybody = Number(/\d+/.exec(await audience.getByRole('status').innerText())?.[0]);
  const title = `Lantern night ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Title (EN)' }).fill(title);
  await page.getByRole('textbox', { name: 'Title (TY)' }).fill('Gabi ng parol');
  await page.getByRole('textbox', { name: 'Text (EN)' }).fill('Come and see.');
  await page.getByRole('textbox', { name: 'Text (TY)' }).fill('Halina.');
  await page.getByRole('checkbox', { name: 'Agents' }).check();
  await expect(audience.getByRole('status')).not.toHaveText(`Reaches ${everybody}`);
  await page.getByRole('checkbox', { name: 'Agents' }).uncheck();
  await expect(audience.getByRole('status')).toHaveText(`Reaches ${everybody}`);
  await page.getByRole('textbox', { name: 'Why it is sent' }).fill('Fiesta of lanterns');
  await expectAccessible(page, 'console-campaign-new');
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'console-campaign');
  await page.getByRole('link', { name: 'Segment messages' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('operator1');
  await expectAccessible(page, 'console-campaigns');
  await page.setViewportSize(LARGE);
  await page.getByRole('link', { name: 'Write to a segment' }).click();
  await page.getByRole('combobox', { name: 'By' }).selectOption({ label: 'SMS' });
  await expect(audience).toContainText('A second person has to agree');
  await expect(audience).toContainText('Parts of one SMS');
}

test('mails and their texts are read, and sent again', async ({ page }) => {
  await step(
    page,
    'a given-up mail is found, its recipient shown for a reason, and sent again',
    () => sendAgain(page),
  );
  await step(page, 'the texts that the site sends stand side by side, filled in as a sample', () =>
    readTexts(page),
  );
  await page.setViewportSize(LARGE);
  for (const language of ['EN', 'TY'] as const) {
    await speak(page, language);
    await step(page, `what was sent is listed with its providers (${language})`, async () => {
      await page.goto('/console/messages');
      const providers = page.getByRole('table').getByRole('rowheader', { name: 'sandbox' });
      await expect(providers.first()).toBeVisible();
      await expectAccessible(page, `console-messages-${language}`);
    });
  }
});

test('a message to a segment reaches who agreed, is watched to its end, and SMS wait for two', ({
  page,
}) => writeToSegment(page));
