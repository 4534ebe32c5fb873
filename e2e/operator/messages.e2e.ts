import { expect, expectAccessible, LARGE, openConsole, test } from './console.ts';
import { answerDialog } from '../site.ts';

test('a given-up mail is found, its recipient shown for a reason, and sent again', async ({
  page,
}) => {
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
});

for (const language of ['EN', 'TY'] as const)
  test.describe(language, () => {
    test.use({ language, viewport: LARGE });
    test('what was sent is listed with its providers', async ({ page }) => {
      await openConsole(page, 'support1', '/console/messages');
      await expect(
        page.getByRole('table').getByRole('rowheader', { name: 'sandbox' }).first(),
      ).toBeVisible();
      await expectAccessible(page, `console-messages-${language}`);
    });
  });
