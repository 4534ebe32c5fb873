import type { Page } from '@playwright/test';
import { operatorAt } from '../../packages/testkit/src/operator.ts';
import { expect, expectAccessible, openAs, setSite, test } from '../site.ts';
import { becomeGuest, step, visitAs } from '../visit.ts';

const field = (page: Page) => page.getByLabel(/^(Your message|Ang message mo)$/);
const send = (page: Page) => page.getByRole('button', { name: /^(Send|I-send)$/ });
const log = (page: Page) => page.getByRole('log');

interface Talk {
  id: string;
  lastMessageAt: string;
}

const TICKETS = '/console/api/tickets';

/** The operator who answers tickets, at the site that this page shows. */
const deskAt = (page: Page) => operatorAt(new URL(page.url()).origin, 'support1');

/** Answers the visitor who wrote last, as an operator does. */
async function answer(page: Page, text: string) {
  const desk = await deskAt(page);
  const path = `${TICKETS}/conversations`;
  const { value } = await desk.call<{ list: Talk[] }>('GET', `${path}?state=waiting`);
  const last = value.list.reduce((a, b) => (b.lastMessageAt > a.lastMessageAt ? b : a));
  const sent = { text, clientId: crypto.randomUUID() };
  expect((await desk.call('POST', `${path}/${last.id}/answer`, sent)).status).toBe(200);
}

async function chat(page: Page) {
  await setSite(page.request, { settings: { 'support.hours': '08:00-24:00' } });
  await openAs(page, 'player112', '/m/service');
  await expect(page.getByText('We answer every day, 08:00 to 24:00')).toBeVisible();
  await expectAccessible(page, 'service');
  await page.getByRole('link', { name: /Chat with us/ }).click();
  await expect(page).toHaveURL(/chat=1/);
  await expect(page.getByText('Ask us anything')).toBeVisible();
  await field(page).fill('Hello <b>there</b> https://evil.example, see /m/gameList');
  await send(page).click();
  await expect(log(page)).toContainText('Hello <b>there</b>');
  await expect(log(page)).toContainText('A person answers here 08:00 to 24:00');
  // Only addresses of this site become links.
  await expect(log(page).getByRole('link')).toHaveText(['/m/gameList']);
  await answer(page, 'Good day, how can I help?');
  await expect(log(page)).toContainText('Good day, how can I help?');
  await expectAccessible(page, 'chat');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText('How can we help?')).toBeVisible();
  await expectAccessible(page, 'chat-wide');
}

async function sendFeedback(page: Page) {
  await visitAs(page, 'player114', '/m/feedback');
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  await expectAccessible(page, 'feedback');
  const content = page.getByLabel('Your feedback');
  await content.fill('  Too short ');
  await expect(page.getByText('9 / 500')).toBeVisible();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Feedback must be between 10 and 500 characters.')).toBeVisible();
  await expect(content).toBeFocused();
  await page.getByRole('button', { name: 'Site and app' }).click();
  await content.fill('The record page is quick, thank you. A bigger font would help.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, we have it' })).toBeFocused();
  const thanks = await page.getByText(/reference number is F-/).innerText();
  const [reference = ''] = /F-[0-9A-F]{10}/.exec(thanks) ?? [];
  await expect(page.getByText('Waiting for an answer')).toBeVisible();
  await expectAccessible(page, 'feedback-sent');
  const said = { answer: 'It follows the size that your phone is set to.' };
  const desk = await deskAt(page);
  await desk.call('POST', `${TICKETS}/feedback/${reference}/answer`, said);
  await page.reload();
  await expect(page.getByText('It follows the size that your phone is set to.')).toBeVisible();
}

async function writeAsGuest(page: Page) {
  await page.goto('/m/service?chat=1');
  await expect(page.getByText('Magtanong lang po')).toBeVisible();
  await field(page).fill('Baon sa utang na po ako.');
  await send(page).click();
  await expect(page.getByText('Hindi mo kailangang harapin ito nang mag-isa')).toBeVisible();
  await answer(page, 'Nandito po kami.');
  await page.reload();
  await expect(log(page)).toContainText('Baon sa utang na po ako.');
  await expect(log(page)).toContainText('Nandito po kami.');
  await expect(log(page)).toContainText('Bago');
  await expectAccessible(page, 'chat-guest-ty');
}

test('SVC-07 SVC-08 APP-12 a member chats, sends feedback, and finds what the site offers', async ({
  page,
}) => {
  await step(
    page,
    'SVC-08 a member writes, reads who answers and when, and gets the operator’s answer at once',
    () => chat(page),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await step(
    page,
    'SVC-07 feedback is counted, limited, thanked with a reference, and answered on the page',
    () => sendFeedback(page),
  );
  await step(page, 'SVC-07 APP-12 without FEEDBACK3 the page does not exist', async () => {
    await setSite(page.request, { switches: { FEEDBACK3: false } });
    await page.goto('/m/feedback');
    await expect(page.getByLabel('Your feedback')).toBeHidden();
    await expect(page).toHaveTitle(/There is nothing here/);
  });
  await step(page, 'SVC-08 a configured outside chat replaces the built-in one', async () => {
    await setSite(page.request, { settings: { 'links.chat': 'https://chat.example/palaro' } });
    await becomeGuest(page);
    await page.goto('/m/service?chat=1');
    const link = page.getByRole('link', { name: /Chat with us/ });
    await expect(link).toHaveAttribute('href', 'https://chat.example/palaro');
    await expect(field(page)).toBeHidden();
  });
});

test('SVC-08 a message that was not sent says so, and arrives once when it is tried again', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  await openAs(page, 'player113', '/m/service?chat=1');
  await expect(page.getByText('Ask us anything')).toBeVisible();
  await page.route('**/api/v1/support/messages', (route) => route.abort());
  await field(page).fill('Nandiyan po ba kayo?');
  await send(page).click();
  const again = page.getByRole('button', { name: /Not sent/ });
  await expect(again).toBeVisible();
  await expectAccessible(page, 'chat-not-sent');
  await page.unroute('**/api/v1/support/messages');
  await again.click();
  await expect(log(page).getByText('Sent', { exact: true })).toBeAttached();
  await page.reload();
  await expect(log(page).getByText('Nandiyan po ba kayo?')).toHaveCount(1);
});

test.describe('in Filipino', () => {
  test.use({ language: 'TY', viewport: { width: 360, height: 740 } });

  test('SVC-07 SVC-08 APP-11 chat and feedback speak Filipino', async ({ page }) => {
    await step(
      page,
      'SVC-08 APP-11 a guest writes, keeps the conversation over a reload, and is offered help',
      () => writeAsGuest(page),
    );
    await step(page, 'SVC-07 APP-11 the feedback page speaks Filipino', async () => {
      await visitAs(page, 'member1', '/m/feedback');
      await expect(page.getByText('Sagot namin')).toBeVisible();
      await expectAccessible(page, 'feedback-ty');
    });
  });
});
