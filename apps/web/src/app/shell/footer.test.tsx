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
import { en as shell } from '../shell.en.ts';
import Footer from './Footer.tsx';

const PATHS = ['/m/home', '/m/login', '/m/mine', '/m/inviteFriends'];
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  setTexts('EN', { shell });
  registerPages(PATHS.map((path) => ({ path, back: 'history' })));
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
    settings: { 'promotions.referral': referral },
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

it.each`
  what                                      | type | entry               | says
  ${'FTR-02 play money at members'}         | ${4} | ${'My account'}     | ${shell.free_reject}
  ${'FTR-03 invitations without promotion'} | ${0} | ${'Invite friends'} | ${shell.contact_service}
`('$what: refused with a message for 2 s', (row) => {
  const { type, entry, says } = row as { type: number; entry: string; says: string };
  show(type);
  tap(entry);
  expect(screen.queryByText(says)).toBeTruthy();
  expect(location.pathname).toBe('/m/home');
  pass(1_999);
  expect(screen.queryByText(says)).toBeTruthy();
  pass(1);
  expect(screen.queryByText(says)).toBeNull();
});

it('FTR-03 with a referral promotion invite friends leads to its page', () => {
  show(0, true);
  tap('Invite friends');
  expect(location.pathname).toBe('/m/inviteFriends');
});

it('FTR-01 the entry of the current page is marked', () => {
  show(0);
  const marked = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual(['Home']);
});
