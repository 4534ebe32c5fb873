// Operators' HTML in a browser: what the sanitiser leaves, and what the page's policy then stops.
import type { Page } from '@playwright/test';
import { XSS_VECTORS } from '../../areas/site/content/server/test-xss-vectors.ts';
import { HTML_ATTRIBUTES, HTML_TAGS } from '../../packages/whitelabel/src/html-rules.ts';
import { expect, test } from '../site.ts';

/** Records scripts that ran and requests to other hosts. */
function watch(page: Page): string[] {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.includes('evil')) ran.push(request.url());
  });
  return ran;
}

/** Attributes that drawing adds to the allow-list. */
const ADDED = ['target', 'rel', 'loading', 'data-table', 'data-more', 'tabindex'];
const ALLOWED = {
  tags: HTML_TAGS.map((tag) => tag.toUpperCase()),
  attributes: [...Object.values(HTML_ATTRIBUTES).flat(), ...ADDED],
};

/** Opens each topic in turn, clicks what it holds, and reports what should not be there. */
async function openEach(page: Page, count: number) {
  return page.evaluate(
    async ({ total, tags, attributes }) => {
      const found: string[] = [];
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const entries = [...document.querySelectorAll<HTMLElement>('main nav li a')];
      for (let index = 0; index < total; index += 1) {
        entries[index]?.click();
        await frame();
        const body = document.querySelector('article > div');
        for (const node of body?.querySelectorAll('*') ?? []) {
          if (!tags.includes(node.nodeName)) found.push(`${index}: <${node.nodeName}>`);
          for (const { name, value } of node.attributes) {
            if (!attributes.includes(name)) found.push(`${index}: ${name}`);
            const leads = name === 'href' && !/^(\/m(?=[/?#]|$)|https?:\/\/)/i.test(value);
            const loads = name === 'src' && !value.startsWith('/content/');
            if (leads || loads) found.push(`${index}: ${name}=${value}`);
          }
          for (const type of ['mouseover', 'focus', 'click', 'pointerenter']) {
            // A link with an address would leave the page.
            if (!node.closest('a[href]')) node.dispatchEvent(new Event(type, { bubbles: true }));
          }
        }
      }
      return { found, opened: entries.length };
    },
    { total: count, ...ALLOWED },
  );
}

test('POP-01 APP-04 PR-46 no part of hostile HTML runs, stays or is fetched', async ({
  page,
  expected,
}) => {
  // Parsing hostile HTML outside the page already causes these reports; nothing of it runs.
  expected.push(/content security policy/i, /404 .*\/content\/images\//);
  expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(200);
  const ran = watch(page);
  const value = XSS_VECTORS.map((content, index) => ({ title: `Vector ${index}`, content }));
  await page.route('**/wps/system/helpCenter**', (route) =>
    route.fulfill({ json: { success: true, value } }),
  );
  await page.goto('/m/help');
  await expect(page.getByRole('link', { name: 'Vector 1', exact: true })).toBeVisible();
  const { found, opened } = await openEach(page, XSS_VECTORS.length);
  expect(opened).toBe(XSS_VECTORS.length);
  expect(found).toEqual([]);
  expect(ran).toEqual([]);
  await expect(page).toHaveURL(/\/m\/help\?i=\d+$/);
});

test('PR-46 the page’s policy stops what the sanitiser might miss', async ({
  page,
  errors,
  expected,
}) => {
  // Missing pictures and forbidden frames are meant to fail here.
  expected.push(/[^]/);
  const ran = watch(page);
  await page.goto('/m/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Frames and refreshes lead to other pages; the sanitiser and `frame-src` stop those.
  const stays = XSS_VECTORS.filter((each) => !/<(meta|base|frameset|body|html)/i.test(each));
  await page.evaluate(async (vectors) => {
    const box = document.body.appendChild(document.createElement('div'));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (const vector of vectors) {
      box.innerHTML = vector;
      for (const node of box.querySelectorAll('*')) {
        for (const type of ['mouseover', 'focus', 'pointerenter', 'load', 'error']) {
          node.dispatchEvent(new Event(type));
        }
      }
      await frame();
    }
    box.remove();
  }, stays);
  expect(ran.filter((each) => each.startsWith('dialog'))).toEqual([]);
  expect(errors.some((each) => /inline event handler/i.test(each))).toBe(true);
});
