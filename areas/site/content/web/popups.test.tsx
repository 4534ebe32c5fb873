import {
  endSession,
  readStoredJson,
  registerPages,
  setTexts,
  startSession,
  writeStored,
} from '@palaro/client';
import { Menu } from '@palaro/ui';
import { pages } from '@palaro/web/pages';
import { fakeHistorySteps, STEP_MS } from '@palaro/ui/test-history';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POPUP_CALM_MS } from '../content.limits.ts';
import type { Announcement } from '../published.api.ts';
import type { PopupFlag } from './popup-rules.ts';
import Popups from './Popups.tsx';
import { popup } from './test-popup.ts';

/** The popup may use only home's texts, because other pages' texts are not loaded yet. */
const WORDS = {
  popups: 'News',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  place: '{at} of {count}',
  to_rewards: 'Go to reward center',
  popup_go: 'Try it now',
};

const ONE = popup('One');
const TWO = popup('Two');
const THREE = popup('Three');

/** Timers are faked, but dynamic imports still take real time. */
async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
}
async function settle() {
  await wait(500);
  await wait(POPUP_CALM_MS);
}

const shown = () => screen.queryByRole('dialog') !== null;
const current = () => screen.getByRole('dialog').querySelector('article[aria-hidden=false] h2');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const flag = (audience: 'A' | 'B') => readStoredJson<PopupFlag>(`SHELL_PU_${audience}`);

async function open(popups: readonly Announcement[] | undefined) {
  const drawn = render(<Popups popups={popups} />);
  await settle();
  return drawn;
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeHistorySteps();
  history.replaceState(null, '', '/m/home');
  setTexts('EN', { home: WORDS });
});

afterEach(async () => {
  cleanup();
  await act(() => vi.runAllTimersAsync());
  endSession();
  localStorage.clear();
  registerPages(pages);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const logIn = () =>
  startSession({
    token: 't',
    merchantCode: 'm',
    userName: 'member1',
    type: 0,
    firstTimeLogin: false,
  });

it('tells the site what came into view, what was closed there and what was followed', async () => {
  const said: string[] = [];
  const fetched = vi.fn((address: string, { body }: { body?: string } = {}) => {
    const [, id] = /popups\/(.+)\/marks/.exec(decodeURIComponent(address)) ?? [];
    if (id) said.push(`${id} ${(JSON.parse(body ?? '') as { what: string }).what}`);
    return Promise.resolve(new Response(JSON.stringify({ success: true, value: {} })));
  });
  vi.stubGlobal('fetch', fetched);
  await open([ONE, TWO, THREE]);
  expect(said).toEqual(['popup-One shown']);
  click('Next');
  await wait(0);
  click('Previous');
  await wait(0);
  click('Next');
  await wait(0);
  click('Close');
  await settle();
  expect(said).toEqual([
    'popup-One shown',
    'popup-Two shown',
    'popup-One shown',
    'popup-Two shown',
    'popup-Two closed',
  ]);
  vi.unstubAllGlobals();
});

it('POP-06 shows a list 500 ms after it appeared, and no sooner', async () => {
  render(<Popups popups={[ONE]} />);
  await wait(499);
  expect(shown()).toBe(false);
  await wait(1);
  await wait(POPUP_CALM_MS);
  expect(current()?.textContent).toBe('One');
});

const PICTURED = popup('Pictured', { images: [{ sequence: 1, url: '/content/images/p' }] });
const picture = () => document.querySelector('img') as HTMLImageElement;

it('POP-06 opens when its picture can be drawn, never with an empty one', async () => {
  await open([PICTURED]);
  expect(shown()).toBe(false);
  let decoded = () => {};
  picture().decode = () => new Promise<void>((done) => (decoded = done));
  fireEvent.load(picture());
  await settle();
  expect(shown()).toBe(false);
  decoded();
  await settle();
  expect(current()?.textContent).toBe('Pictured');
  expect(screen.getByRole('dialog').querySelector('img')).not.toBeNull();
});

it('POP-06 opens without a picture that does not come', async () => {
  await open([PICTURED]);
  fireEvent.error(picture());
  await settle();
  fireEvent.error(picture());
  expect(current()?.textContent).toBe('Pictured');
  expect(screen.getByRole('dialog').querySelector('img')).toBeNull();
});

it('POP-03 waits until the visitor has closed what is open, and then stays', async () => {
  const menu = render(<Menu label="Menu" items={[]} />);
  click('Menu');
  await open([ONE]);
  expect(shown()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await wait(POPUP_CALM_MS - 1);
  expect(shown()).toBe(false);
  await wait(1);
  expect(shown()).toBe(true);
  fireEvent.click(menu.getByLabelText('Menu'));
  expect(shown()).toBe(true);
});

it('POP-06 adopts a changed list 500 ms after the last change', async () => {
  const { rerender } = await open([ONE]);
  rerender(<Popups popups={[TWO]} />);
  await wait(499);
  expect(current()?.textContent).toBe('One');
  rerender(<Popups popups={[THREE]} />);
  await wait(499);
  expect(current()?.textContent).toBe('One');
  await wait(1);
  await wait(0);
  expect(current()?.textContent).toBe('Three');
});

it('POP-01 moves within the list by buttons, keys and swipes, and not beyond it', async () => {
  await open([ONE, TWO]);
  click('Previous');
  expect(current()?.textContent).toBe('One');
  click('Next');
  expect([current()?.textContent, screen.getByRole('status').textContent]).toEqual([
    'Two',
    '2 of 2',
  ]);
  click('Next');
  expect(current()?.textContent).toBe('Two');
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(current()?.textContent).toBe('One');
  fireEvent.touchStart(dialog, { touches: [{ clientX: 200, clientY: 9 }] });
  fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 140, clientY: 9 }] });
  expect(current()?.textContent).toBe('Two');
});

it('POP-01 a single popup has nothing to turn to', async () => {
  await open([ONE]);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('POP-03 closing plays its animation, then stores show = false for guests', async () => {
  await open([ONE]);
  expect(flag('B')?.show).toBe(true);
  click('Close');
  expect([shown(), flag('B')?.show]).toEqual([true, true]);
  await wait(200);
  expect([shown(), flag('B')?.show, flag('A')]).toEqual([false, false, null]);
  cleanup();
  await open([ONE]);
  expect(shown()).toBe(false);
});

it('POP-03 Escape closes too, and members have a separate flag', async () => {
  logIn();
  await open([popup('Mine', { execution: 'A' })]);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await wait(200);
  expect([shown(), flag('A')?.show, flag('B')]).toEqual([false, false, null]);
});

it('POP-04 closed popups stay closed in another order and come back when one changes', async () => {
  const { rerender } = await open([ONE, TWO]);
  click('Close');
  await wait(200);
  rerender(<Popups popups={[TWO, ONE]} />);
  await settle();
  expect(shown()).toBe(false);
  rerender(<Popups popups={[TWO, { ...ONE, content: '<p>New</p>' }]} />);
  await settle();
  expect([shown(), flag('B')?.show]).toEqual([true, true]);
});

it('POP-04 a list that comes back is shown although it was closed before', async () => {
  const { rerender } = await open([ONE]);
  click('Close');
  await wait(200);
  rerender(<Popups popups={[TWO]} />);
  await settle();
  click('Close');
  await wait(200);
  rerender(<Popups popups={[ONE]} />);
  await settle();
  expect(shown()).toBe(true);
});

it('POP-05 a guest who logs in sees the members’ popups, and F at the first login', async () => {
  await open([ONE, popup('Member', { execution: 'A' }), popup('First', { execution: 'F' })]);
  expect(screen.queryByText('Member')).toBeNull();
  act(() => logIn());
  await settle();
  expect([current()?.textContent, screen.getByRole('status').textContent]).toEqual([
    'First',
    '1 of 2',
  ]);
});

it('shows nothing without popups, before they arrive, or if storage cannot be read', async () => {
  await open(undefined);
  expect(shown()).toBe(false);
  cleanup();
  await open([]);
  expect([shown(), flag('B')]).toEqual([false, null]);
  cleanup();
  writeStored('SHELL_PU_B', '{"show":1}');
  await open([ONE]);
  expect(shown()).toBe(true);
});

/** The site without and with a reward center, whatever its switch says. */
const without = pages.filter(({ path }) => path !== '/m/rewardCenter');
const withRewards: Parameters<typeof registerPages>[0] = [
  ...without,
  { path: '/m/rewardCenter', back: 'history' },
];
const REWARD = popup('Reward', { execution: 'A', promotionType: 'MISSION' });
const rewardButton = () => screen.queryByRole('button', { name: 'Go to reward center' });

it('with a reward center, a promotion leads members there', async () => {
  registerPages(withRewards);
  logIn();
  await open([REWARD, popup('Plain', { execution: 'A' })]);
  click('Next');
  expect(rewardButton()).toBeNull();
  click('Previous');
  click('Go to reward center');
  await wait(STEP_MS + 1);
  await wait(0);
  expect([location.pathname, flag('A')?.show, shown()]).toEqual(['/m/rewardCenter', false, false]);
});

it('a popup’s button leads where its link does, if that is a screen of the site', async () => {
  await open([popup('Welcome', { execution: 'B', link: '/m/trail?back=%2Fm%2Fgame%2Fdice' })]);
  click('Try it now');
  await wait(STEP_MS + 1);
  await wait(0);
  expect(location.pathname + location.search).toBe('/m/trail?back=%2Fm%2Fgame%2Fdice');
  cleanup();
  await open([popup('Elsewhere', { execution: 'B', link: '/m/nowhere' })]);
  expect(screen.queryByRole('button', { name: 'Try it now' })).toBeNull();
});

it('the action is missing for guests and while the site has no reward center', async () => {
  registerPages(without);
  logIn();
  await open([REWARD]);
  expect(rewardButton()).toBeNull();
  cleanup();
  endSession();
  registerPages(withRewards);
  await open([{ ...REWARD, execution: 'B' }]);
  expect([shown(), rewardButton()]).toEqual([true, null]);
});

it('the focus goes into the popup and stays there', async () => {
  await open([ONE, TWO]);
  const dialog = screen.getByRole('dialog');
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog));
  const [first, last] = ['Close', 'Next'].map((name) => screen.getByRole('button', { name }));
  last?.focus();
  fireEvent.keyDown(last as HTMLElement, { key: 'Tab' });
  expect(document.activeElement).toBe(first);
});
