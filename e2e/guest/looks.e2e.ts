// How the main screens look, so that an unintended change is noticed. After an intended one, `npx
// playwright test looks --update-snapshots` takes the pictures again.
import { expect, test, untranslated } from '../site.ts';

/** Screens on which nothing moves and nothing depends on the hour. */
const SCREENS = ['login', 'register', 'mine', 'help', 'service', 'useragreement'] as const;

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, deviceScaleFactor: 2 });
    test('the main screens look as they were drawn', async ({ page }) => {
      for (const screen of SCREENS) {
        await test.step(screen, async () => {
          await page.goto(`/m/${screen}`);
          await page.waitForLoadState('load');
          await page.evaluate(() => document.fonts.ready);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          // Soft, so that one run shows all screens that have changed.
          await expect.soft(page).toHaveScreenshot(`${screen}-${language}.png`, { scale: 'css' });
          expect(await untranslated(page)).toEqual([]);
        });
      }
    });
  });
}
