import { expect, expectAccessible, logInByForm, openAs, setSite, test } from '../site.ts';

// These tests change the whole site, so nothing else runs beside them.
test.afterEach(async ({ request }) => {
  await setSite(request, {
    maintenance: false,
    regionRestriction: false,
    settings: { 'site.language': 'TY', 'registration.direct': true },
    switches: { TRANSBETREPMEM3: true },
  });
});

test('APP-06 maintenance shows its screen before any page, and leaves by itself', async ({
  page,
  request,
}) => {
  await setSite(request, { maintenance: true });
  await page.goto('/m/login');
  await expect(page.getByText('The platform is under maintenance')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveCount(0);
  await expectAccessible(page, 'maintenance');
  await setSite(request, { maintenance: false });
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('APP-06 maintenance and region together show maintenance, region alone its own screen', async ({
  page,
  request,
}) => {
  await setSite(request, { maintenance: true, regionRestriction: true });
  await page.goto('/m/home');
  await expect(page.getByText('The platform is under maintenance')).toBeVisible();
  await setSite(request, { maintenance: false });
  await page.goto('/m/home');
  await expect(page.getByText('Access denied')).toBeVisible();
  await expectAccessible(page, 'region');
});

test('APP-06 a member at play sees maintenance at once', async ({ page, request }) => {
  const listens = page.waitForResponse(/\/api\/v1\/events/);
  await openAs(page, 'player118', '/m/home');
  await expect(page.getByRole('banner')).toContainText(/₱[\d,]+\.\d\d/);
  await listens;
  await setSite(request, { maintenance: true });
  await expect(page.getByText('The platform is under maintenance')).toBeVisible();
});

test.describe('with no language chosen', () => {
  test.use({ language: '' as 'EN' });
  test('APP-11 the deployment’s default language is spoken', async ({ page, request }) => {
    await setSite(request, { settings: { 'site.language': 'EN' } });
    await page.goto('/m/login');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });
});

test('API-03 a refusal is told in the visitor’s language', async ({ page }) => {
  await page.goto('/m/login');
  await logInByForm(page, 'nobody99', 'nothing-at-all');
  await expect(page.getByText('User does not exist or is disabled')).toBeVisible();
});
