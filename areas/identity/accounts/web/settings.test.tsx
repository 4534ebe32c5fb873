import {
  endSession,
  readStored,
  registerPages,
  setSite,
  setTexts,
  startSession,
  type SiteInfo,
} from '@palaro/client';
import { pages } from '@palaro/web/pages';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../accounts.en.ts';
import { signOutAsked } from './ask-sign-out.ts';
import SettingsPage from './SettingsPage.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  setTexts('EN', { accounts: en });
  setSite({ now: '2026-03-10T04:00:00.000Z', switches: {}, settings: {} } as SiteInfo);
  startSession({
    token: 't',
    merchantCode: 'palaro',
    userName: 'mayumi',
    type: 0,
    firstTimeLogin: false,
  });
  render(<SettingsPage />);
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));

it('settings: sound, vibration and hidden amounts are remembered on the device', () => {
  expect(readStored('sound')).not.toBe('1');
  toggle('Sound');
  toggle('Vibration');
  toggle('Hide balance');
  expect([readStored('sound'), readStored('haptics'), readStored('hideBalance')]).toEqual([
    '1',
    '1',
    '1',
  ]);
  toggle('Hide balance');
  expect(readStored('hideBalance')).toBeNull();
});

it('settings: the theme changes at once and is remembered; the default is dark', () => {
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(readStored('theme')).toBe('light');
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(readStored('theme')).toBeNull();
});

it('settings: the text size changes at once and is remembered on the device', () => {
  const size = () => document.documentElement.dataset['textSize'];
  fireEvent.click(screen.getByRole('radio', { name: 'Larger' }));
  expect([size(), readStored('textSize')]).toEqual(['larger', 'larger']);
  fireEvent.click(screen.getAllByRole('radio', { name: 'Normal' })[0] as HTMLElement);
  expect([size(), readStored('textSize')]).toEqual([undefined, null]);
});

it('FGT-05 change password and sign out lead a visitor whose session ended to the login', () => {
  registerPages(pages);
  act(endSession);
  for (const name of ['Change password', 'Sign out']) {
    history.replaceState(null, '', '/m/set');
    cleanup();
    render(<SettingsPage />);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(location.pathname).toBe('/m/login');
  }
  expect(signOutAsked.get()).toBe(false);
});

it('settings name the member, and say how to see less movement', () => {
  expect(screen.getByText('mayumi')).toBeTruthy();
  expect(screen.getByText(/reduced motion/)).toBeTruthy();
});
