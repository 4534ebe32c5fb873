import { step, visitAs } from '../visit.ts';
import { expect, expectAccessible, logInByForm, setSite, test } from '../site.ts';

test('API-03 APP-06 what guests and members see of the site’s states', async ({
  page,
  request,
}) => {
  await step(
    page,
    'APP-06 maintenance shows its screen before any page, and goes away without a reload',
    async () => {
      await setSite(request, { maintenance: true });
      await page.goto('/m/login');
      await expect(page.getByText('The platform is under maintenance')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Username' })).toHaveCount(0);
      await expectAccessible(page, 'maintenance');
      await setSite(request, { maintenance: false });
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    },
  );
  await step(page, 'API-03 a refusal is in the visitor’s language', async () => {
    await page.goto('/m/login');
    await logInByForm(page, 'nobody99', 'nothing-at-all');
    await expect(
      page.getByText('Username or password is wrong, or the account is disabled'),
    ).toBeVisible();
  });
  await step(
    page,
    'APP-06 maintenance and region together show maintenance, region alone its own screen',
    async () => {
      await setSite(request, { maintenance: true, regionRestriction: true });
      await page.goto('/m/home');
      await expect(page.getByText('The platform is under maintenance')).toBeVisible();
      await setSite(request, { maintenance: false });
      await page.goto('/m/home');
      await expect(page.getByText('Access denied')).toBeVisible();
      await expectAccessible(page, 'region');
    },
  );
  await setSite(request, { regionRestriction: false });
  await step(page, 'APP-06 a playing member sees maintenance at once', async () => {
    const listens = page.waitForResponse(/\/api\/v1\/events/);
    await visitAs(page, 'player118', '/m/home');
    await expect(page.getByRole('banner')).toContainText(/₱[\d,]+\.\d\d/);
    await listens;
    await setSite(request, { maintenance: true });
    await expect(page.getByText('The platform is under maintenance')).toBeVisible();
  });
});

test.describe('with no language chosen', () => {
  test.use({ language: '' as 'EN' });
  test('APP-11 the deployment’s default language is used', async ({ page, request }) => {
    await setSite(request, { settings: { 'site.language': 'EN' } });
    await page.goto('/m/login');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });
});
