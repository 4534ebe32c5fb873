import type { Page } from '@playwright/test';
import { expect, expectAccessible, logInByForm, openAs, test, untranslated } from '../site.ts';

/** Removes from the browser what iOS 12.4 lacks, before any script of a page runs. */
function forget() {
  const gone: [unknown, readonly string[]][] = [
    [Promise, ['allSettled', 'any', 'withResolvers', 'try']],
    [Object, ['hasOwn', 'fromEntries', 'groupBy']],
    [Array, ['fromAsync']],
    [
      Array.prototype,
      ['at', 'flat', 'flatMap', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced'],
    ],
    [String.prototype, ['at', 'replaceAll', 'matchAll', 'isWellFormed']],
    [Intl, ['PluralRules', 'RelativeTimeFormat', 'ListFormat', 'DisplayNames', 'Segmenter']],
    [Element.prototype, ['animate', 'getAnimations', 'replaceChildren', 'checkVisibility']],
    [HTMLElement.prototype, ['inert', 'showPopover']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [MediaQueryList.prototype, ['addEventListener', 'removeEventListener']],
    [Document.prototype, ['startViewTransition', 'getAnimations']],
    [AbortSignal, ['timeout', 'any', 'abort']],
    [AbortSignal.prototype, ['throwIfAborted', 'reason']],
    [Crypto.prototype, ['randomUUID']],
    [
      window,
      [
        'BigInt',
        'PointerEvent',
        'ResizeObserver',
        'WeakRef',
        'FinalizationRegistry',
        'structuredClone',
        'requestIdleCallback',
        'reportError',
        'visualViewport',
        'scheduler',
        'navigation',
        'BroadcastChannel',
        'OffscreenCanvas',
        'createImageBitmap',
        'globalThis',
        'WebGL2RenderingContext',
        'CompressionStream',
        'TextDecoderStream',
        'queueMicrotask',
      ],
    ],
  ];
  for (const [of, names] of gone)
    for (const name of names) delete (of as Record<string, unknown>)[name];
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
    return kind === 'webgl2' ? null : getContext.call(this, kind);
  } as never;
}

const functionsAsked = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/m/old-phones.js')) asked.push(request.url());
  });
  return asked;
};

async function opensHome(page: Page) {
  // That a modern phone loads nothing of it is tested with home.
  const asked = functionsAsked(page);
  await page.goto('/m/home');
  expect(await page.evaluate(() => typeof BigInt)).toBe('undefined');
  expect(await page.evaluate(() => typeof PointerEvent)).toBe('undefined');
  await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
  expect(asked).toHaveLength(1);
}

async function findsGames(page: Page) {
  await page.goto('/m/gameList?gameType=RNG');
  const tile = page.getByRole('link', { name: /Perlas/ }).first();
  await expect(tile).toBeVisible();
  const box = await tile.boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('dialog')).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const search = page.getByRole('searchbox');
  await search.fill('reels');
  await search.press('Enter');
  await expect(page.getByRole('link', { name: /Reels/ }).first()).toBeVisible();
}

async function draws(page: Page, path: string) {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('button').or(main.getByRole('link')).first()).toBeVisible();
  await expect(page.getByText(/could not be shown|Loading failed/)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await untranslated(page)).toEqual([]);
}

async function refusesTheGame(page: Page) {
  const bets: string[] = [];
  page.on('request', (request) => {
    if (/launchGame|\/api\/v1\/games\//.test(request.url())) bets.push(request.url());
  });
  await page.goto('/m/game/dice');
  await expect(page.getByText(/too old for the game, so no stake is possible/)).toBeVisible();
  await expectAccessible(page, 'game-too-old');
  await page.goto('/m/verify');
  await expect(page.getByText(/too old to draw rounds again/)).toBeVisible();
  expect(bets).toEqual([]);
}

test('old phones: the site works, and a game says that it cannot be played', async ({ page }) => {
  await page.addInitScript(forget);
  await test.step('home', () => opensHome(page));
  await test.step('a held tile, the game list and its search work', () => findsGames(page));
  await test.step('a member logs in by the form, encrypted as ever', async () => {
    await page.goto('/m/login');
    const sent = page.waitForRequest('**/wps/session/login');
    await logInByForm(page, 'member1');
    expect((await sent).headers().encryption).toBe('JWE');
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden();
  });
  for (const path of [
    '/m/gameRecord',
    '/m/transaction/record',
    '/m/transfer',
    '/m/set',
    '/m/mine',
    '/m/webEmail',
    '/m/feedback',
  ]) {
    await test.step(`${path} draws and has its content`, () => draws(page, path));
  }
  await test.step('a game says that it cannot be played, before any stake', () =>
    refusesTheGame(page));
});

test('GAME-13 a game that needs WebGL 2 says so before it is opened', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const launches: string[] = [];
  page.on('request', (request) => {
    if (/launchGame|pixi|slot-stage/.test(request.url())) launches.push(request.url());
  });
  await openAs(page, 'member1', '/m/game/perlas');
  await expect(page.getByText(/WebGL 2 is missing/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  expect(launches).toEqual([]);
});
