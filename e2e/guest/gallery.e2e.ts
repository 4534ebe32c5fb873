// The published gallery of components builds, opens, and is accessible in every theme.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, untranslated } from '../site.ts';

const OUT = 'artifacts/gallery';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

test.beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['tools/gallery.mjs', '--build']);
});

/** The built files need no server: a route answers this address. */
async function serveGallery(page: Page) {
  await page.route('https://gallery.test/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(OUT, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] });
  });
}

async function openGallery(page: Page, query: string) {
  await page.goto(`https://gallery.test/?${query}`);
  await expect(page.locator('h1')).toHaveText('Gallery');
}

test('the gallery is accessible in every theme and language', async ({ page }) => {
  await serveGallery(page);
  for (const [theme, lang] of [
    ['dark', 'en'],
    ['dark', 'ty'],
    ['light', 'en'],
    ['light', 'ty'],
  ]) {
    await test.step(`${theme}, ${lang}`, async () => {
      await openGallery(page, `theme=${theme}&lang=${lang}`);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(390);
      await expectAccessible(page, `gallery-${theme}-${lang}`, { contrast: true });
      expect(await untranslated(page)).toEqual([]);
    });
  }
});

test('the gallery is accessible with each layer open', async ({ page }) => {
  await serveGallery(page);
  for (const layer of ['sheet', 'drawer', 'popup', 'dialog']) {
    await test.step(layer, async () => {
      await openGallery(page, `theme=light&lang=ty&open=${layer}`);
      await expect(page.getByRole(layer === 'dialog' ? 'alertdialog' : 'dialog')).toBeVisible();
      await expectAccessible(page, `gallery-${layer}`, { contrast: true });
      expect(await untranslated(page)).toEqual([]);
    });
  }
});
