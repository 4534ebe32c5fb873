import {
  endSession,
  registerPages,
  setSite,
  setTexts,
  startSession,
  type SiteInfo,
} from '@palaro/client';
import { Toasts } from '@palaro/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pages } from '../pages.ts';
import { en as shell } from '../shell.en.ts';
import Footer from './Footer.tsx';

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  setTexts('EN', { shell });
  registerPages(pages);
  history.replaceState(null, '', '/m/home');
});
afterEach(() => {
  cleanup();
  endSession();
  vi.useRealTimers();
});

function show(type: number, referral = false) {
  setSite({
    now: new Date(0).toISOString(),
    switches: {},
    settings: {},
    running: referral ? ['REFERRAL'] : [],
  } as unknown as SiteInfo);
  const who = { token: 't', merchantCode: 'palaro', userName: 'u', firstTimeLogin: false };
  startSession({ ...who, type });
  render(
    <>
      <Footer path="/m/home" />
      <Toasts />
    </>,
  );
}
const tap = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

function expectRefusal(says: string) {
  expect(screen.queryByText(says)).toBeTruthy();
  expect(location.pathname).toBe('/m/home');
  pass(1_999);
  expect(screen.queryByText(says)).toBeTruthy();
  pass(1);
  expect(screen.queryByText(says)).toBeNull();
}

it('FTR-02 play money at members: refused with a message for 2 s', () => {
  show(4);
  tap('My account');
  expectRefusal(shell.free_reject);
});

it('FTR-03 invite friends leads there, or says for 2 s that there is no promotion', () => {
  show(0);
  tap('Invite');
  expectRefusal(shell.contact_service);
  cleanup();
  show(0, true);
  tap('Invite');
  expect(location.pathname).toBe('/m/inviteFriends');
});

it('the entry of the current page is marked', () => {
  show(0);
  const marked = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual(['Home']);
});
