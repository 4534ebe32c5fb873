// A member plays, claims what a mission gives, and finds himself on the leader board.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../site.ts';
import { speak, step } from '../visit.ts';
import { readAs, spinPerlas, SUMS_MS } from './play-by-call.ts';

const MEMBER = 'player106';
const MISSIONS = '/m/leaderBoard';
const SPINS = 25;

/** Bets of ₱250.00, where the first step of the first mission asks for ₱200.00. */
async function bet(page: Page, token: string) {
  await spinPerlas(page, token, SPINS);
  const first = async () => {
    const { missions } = await readAs<Missions>(page, token, '/api/v1/missions');
    return missions[0]?.steps[0]?.status;
  };
  await expect.poll(first, { timeout: SUMS_MS }).toBe('Issued');
}

interface Missions {
  missions: { steps: { status: string }[] }[];
}

test('REWARD-03 MINE-04 a member reaches a mission, claims it and sees his rank, in both languages', async ({
  page,
}) => {
  const token = await openAs(page, MEMBER, '/m/mine');
  await step(page, 'the member center and the menu lead to the missions', async () => {
    await page.getByRole('button', { name: 'Leader board' }).click();
    await expect(page).toHaveURL(new RegExp(`${MISSIONS}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mission activity');
    await expect(page.getByRole('heading', { name: 'A lap around the plaza' })).toBeVisible();
    await expectAccessible(page, 'missions');
  });
  await step(page, 'what was played can be claimed, once', async () => {
    await bet(page, token);
    await page.goto(MISSIONS);
    const claim = page.getByRole('button', { name: 'Claim ₱2.00' });
    await claim.click();
    const present = page.getByRole('dialog', { name: 'It is yours' });
    await expect(present.getByText('₱2.00 is in your balance.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(present).toHaveCount(0);
    await expect(claim).toHaveCount(0);
    await expect(page.getByText('Claimed').first()).toBeVisible();
  });
  await step(page, 'the board has his rank and its prizes', async () => {
    await expect(page.getByText(/^Your rank: \d+$/)).toBeVisible();
    await expect(page.getByText('Ranks 4–10')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Ranking' })).toBeVisible();
    await expectAccessible(page, 'missions-claimed');
  });
  await step(page, 'all conditions stand in the promotion centre', async () => {
    await page.getByRole('link', { name: 'All conditions' }).first().click();
    await expect(page.getByText('It counts valid bets of settled rounds.')).toBeVisible();
  });
  await step(page, 'the same in Filipino', async () => {
    await speak(page, 'TY');
    await page.goto(MISSIONS);
    await expect(page.getByText(/^Ranggo mo: \d+$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Isang ikot sa plaza' })).toBeVisible();
    await expectAccessible(page, 'missions-ty');
  });
});
