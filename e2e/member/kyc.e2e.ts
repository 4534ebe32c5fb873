import { openAsNewcomer, tellWhoItIs } from '../newcomer.ts';
import { photo } from '../photo.ts';
import { expect, expectAccessible, test } from '../site.ts';

test('a new member enters personal data, sends an ID and waits for the review', async ({
  page,
}) => {
  await openAsNewcomer(page, 'maria_kyc', '9175550101');
  await expect(page.getByText(/^Verify until/)).toBeVisible();
  await expectAccessible(page, 'kyc-new');
  const save = page.getByRole('button', { name: 'Save and continue' });

  await save.click();
  await expect(page.getByText('Enter your full name')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await tellWhoItIs(page);
  await page.getByLabel('Date of birth').fill('2015-05-17');
  await save.click();
  await expect(page.getByText('You are not old enough to play here')).toBeVisible();
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await save.click();
  await expect(page.getByText('Please confirm every line')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Yes, all of this is true' }).check();
  await save.click();

  await expect(page.getByText('Maria Clara Santos')).toBeVisible();
  await page.getByLabel('Kind of ID').selectOption('Driver’s license');
  await page.getByLabel('Number of the ID').fill('N01-23-456789');
  await page.getByLabel('Valid until').fill('2031-06-30');
  const send = page.getByRole('button', { name: 'Send for review' });
  await send.click();
  await expect(page.getByText('Please add this picture')).toHaveCount(3);
  await page.getByLabel('Front of the ID').setInputFiles({
    name: 'id.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture at all'),
  });
  await expect(page.getByText('Use a PNG or JPG picture.')).toBeVisible();
  for (const side of ['Front of the ID', 'Back of the ID', 'You with the ID']) {
    await page.getByLabel(side).setInputFiles(await photo());
  }
  await expect(page.getByText('Received')).toHaveCount(3);
  await expectAccessible(page, 'kyc-id');
  await send.click();
  await expect(page.getByText('We are looking at it')).toBeVisible();
  await expectAccessible(page, 'kyc-pending');
  await page.reload();
  await expect(page.getByText('We are looking at it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send for review' })).toHaveCount(0);
});
