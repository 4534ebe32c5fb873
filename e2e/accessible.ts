// Whether what stands on a screen is accessible. axe costs a second each time, so it looks at each
// distinct state once in a run, whichever test or worker comes to it first.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** States that held in this run, a file each; the global setup empties the folder. */
export const HELD_STATES = 'artifacts/accessible';
/** Pictures cost as much time as everything else that the browser does. */
const RECORD = process.env.E2E_RECORD === '1';
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Look {
  /**
   * Half of axe's time goes into contrast. Colours follow from the theme and the kind of element,
   * so the crawl, the themes and the console look at it, and other tests need not.
   */
  contrast: boolean;
}

/**
 * Waits until closed layers are gone, and then until everything that was set in motion has stopped,
 * at most half a second.
 */
export async function stand(page: Page) {
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    // Browsers of old phones cannot tell.
    const moving = 'getAnimations' in document ? document.getAnimations() : [];
    const ending = moving.filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    // A paused animation never ends, and some on home are long, so stop waiting after a while.
    const long = new Promise((next) => setTimeout(next, 500));
    const ended = ending.map((one) => one.finished.catch(() => undefined));
    await Promise.race([Promise.all(ended), long]);
  });
}

/**
 * Expects no axe violation on the screen; E2E_RECORD=1 also saves a picture of it. It waits for
 * what is still fading in, whose colours are not yet those that are read.
 */
export async function expectAccessible(page: Page, name: string, look?: Look) {
  await stand(page);
  if (RECORD) await page.screenshot({ path: `artifacts/screens/${name}.png` });
  expect(await violationsOn(page, look)).toEqual([]);
}

/** axe's violations on the screen, a line each; none where this state has held before. */
export async function violationsOn(page: Page, look?: Look): Promise<string[]> {
  const contrast = look?.contrast ?? new URL(page.url()).pathname.startsWith('/console');
  const held = join(HELD_STATES, await nameOfState(page, contrast));
  if (existsSync(held)) return [];
  const violations = await runAxe(page, contrast);
  // Only what held is noted: a test that fails looks again when it is run again.
  if (violations.length > 0)
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ''}`);
  mkdirSync(HELD_STATES, { recursive: true });
  writeFileSync(held, page.url());
  return [];
}

/**
 * Names what axe would see: the page, its width, theme and language, and the kinds of elements on
 * it with their roles, classes, named attributes and whether they say anything. How often a kind
 * repeats makes no other state, and neither do its words.
 */
async function nameOfState(page: Page, contrast: boolean): Promise<string> {
  const { pathname } = new URL(page.url());
  const kinds = await page.evaluate(() => {
    const kindOf = (element: Element) => {
      const attributes = element
        .getAttributeNames()
        .filter((name) => !['style', 'id', 'href', 'src'].includes(name))
        .map((name) => (name === 'role' ? `role=${element.getAttribute('role')}` : name));
      const says = (element.textContent ?? '').trim() === '' ? '' : ' says';
      return `${element.tagName}.${element.getAttribute('class') ?? ''}[${attributes.sort().join()}]${says}`;
    };
    const all = [...document.querySelectorAll('body, body *:not(svg *)')];
    const shapes = new Set(
      all.map((one) => `${one.parentElement ? kindOf(one.parentElement) : ''} > ${kindOf(one)}`),
    );
    const { lang, dataset } = document.documentElement;
    return [innerWidth, lang, dataset.theme ?? '', ...[...shapes].sort()].join('\n');
  });
  const pattern = pathname.replace(/\d+/g, '#');
  return createHash('sha256').update(`${pattern}\n${contrast}\n${kinds}`).digest('hex');
}

/**
 * Runs axe, bringing it into a document once. It must not read style sheets: it would fetch one
 * that failed to load and insert it into the page, which the page's policy refuses. Frames need
 * axe's own builder, which opens a further page to join what it found in each.
 */
async function runAxe(page: Page, contrast: boolean): Promise<axe.Result[]> {
  const options: axe.RunOptions = {
    preload: false,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: contrast } },
  };
  if (page.frames().length > 1) {
    return (await new AxeBuilder({ page }).options(options).analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (how) => (await window.axe.run(document, how)).violations, options);
}
