// A member joins the rain that comes next, catches an envelope, and checks the draw.
import type { APIRequestContext } from '@playwright/test';
import { advanceClock, expect, expectAccessible, openAs, test } from '../site.ts';
import { becomeGuest, speak, step } from '../visit.ts';

const MEMBER = 'player115';
const CALM_MEMBER = 'player122';
const PAGE = '/m/redRain';
/** The demo announces its next rain within a minute. */
const ANNOUNCED_SECONDS = 61;
/** After a leap of the clock every task of the site is due, and this one stands in their queue. */
const QUEUE_MS = 60_000;

interface Next {
  startsAt: string;
  serverNow: string;
  seconds: number;
}

async function nextRain(request: APIRequestContext): Promise<Next | null> {
  const answer = await request.get('/api/v1/red-rain/next');
  return ((await answer.json()) as { value: Next | null }).value;
}

/** Moves the clock until so many seconds before the next rain. */
async function waitUntil(request: APIRequestContext, secondsBefore: number) {
  if (!(await nextRain(request))) await advanceClock(request, ANNOUNCED_SECONDS);
  await expect.poll(() => nextRain(request), { timeout: QUEUE_MS }).not.toBeNull();
  const rain = await nextRain(request);
  if (!rain) throw new Error('no rain is announced');
  const left = Math.floor((Date.parse(rain.startsAt) - Date.parse(rain.serverNow)) / 1_000);
  await advanceClock(request, left - secondsBefore);
}

/** Tells whether the last rain's seed is revealed. */
async function isClosed(request: APIRequestContext): Promise<boolean> {
  const answer = await request.get('/api/v1/red-rain/last/results');
  const { value } = (await answer.json()) as { value?: { seed: string | null } };
  return typeof value?.seed === 'string';
}

test('REWARD-03 a member joins a rain, catches an envelope, and sees who got what', async ({
  page,
  request,
}) => {
  await waitUntil(request, 240);
  await step(page, 'a guest sees what will fall, and is led to the login', async () => {
    await page.goto(PAGE);
    await expect(page.getByText(/All envelopes are drawn already/)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^[34]:\d\d$/);
    await expectAccessible(page, 'rain-guest');
    await page.getByRole('button', { name: 'Log in to take part' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await step(page, 'he joins, and the page waits for the rain', async () => {
    await openAs(page, MEMBER, '/m/activity');
    await page.getByRole('link', { name: /Rain over the plaza/ }).click();
    await expect(page.getByText(/200 envelopes fall/)).toBeVisible();
    await page.getByRole('button', { name: 'Take part' }).click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await page.getByRole('button', { name: 'Join the rain' }).click();
    await expect(page.getByText(/You are in/)).toBeVisible();
  });
  await step(page, 'he looks elsewhere, comes back, and is still in', async () => {
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Take part' })).toBeVisible();
    await page.goForward();
    await expect(page.getByText(/You are in/)).toBeVisible();
  });
  await step(
    page,
    'on a page that was loaded anew he joins again, which is no second envelope',
    async () => {
      await waitUntil(request, 12);
      await page.reload();
      await page.getByRole('button', { name: 'Join the rain' }).click();
      await expect(page.getByText(/You are in/)).toBeVisible();
      await expectAccessible(page, 'rain-joined');
    },
  );
  await step(page, 'one that falls is caught, and the present is opened', async () => {
    const rain = page.getByRole('region', { name: 'Red-envelope rain' });
    await expect(rain).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, 'rain-falls');
    await rain.getByRole('button', { name: 'Catch an envelope' }).press('Enter');
    await expect(rain.getByText(/Caught!/)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'It is yours' })).toBeVisible();
    await expectAccessible(page, 'rain-present');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Your envelope is in your balance.')).toBeVisible();
    await expect(page.getByText('p***5')).toBeVisible();
  });
  await step(page, 'once it is closed the draw is checked, in both languages', async () => {
    await advanceClock(request, 60);
    await expect.poll(() => isClosed(request), { timeout: QUEUE_MS }).toBe(true);
    await page.goto(PAGE);
    await expect(page.getByRole('button', { name: 'Check the draw' })).toBeVisible();
    await expectAccessible(page, 'rain-closed');
    await page.getByRole('button', { name: 'Check the draw' }).click();
    await expect(page.getByText(/Right: seed and list have the hashes/)).toBeVisible();
    await speak(page, 'TY');
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'Ang huling ulan' })).toBeVisible();
    await expectAccessible(page, 'rain-closed-ty');
  });
});

test('a member with reduced motion catches an envelope with a thumb on a still button', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitUntil(request, 10);
  await openAs(page, CALM_MEMBER, PAGE);
  await speak(page, 'TY');
  await page.reload();
  await page.getByRole('button', { name: 'Sumali sa ulan' }).click();
  const rain = page.getByRole('region', { name: 'Ulan ng red envelope' });
  await expect(rain).toBeVisible({ timeout: 20_000 });
  await expect(rain.getByRole('button')).toHaveCount(1);
  await rain.getByRole('button', { name: 'Sumalo ng envelope' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await becomeGuest(page);
});
