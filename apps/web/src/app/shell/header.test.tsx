import {
  endSession,
  registerPages,
  setSite,
  setTexts,
  startSession,
  type SiteInfo,
  type Page,
} from '@palaro/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { en as wallet } from '@palaro/wallet/en';
import { pages } from '../pages.ts';
import { en as shell } from '../shell.en.ts';
import { Header } from './Header.tsx';

const home = pages[0] as Page;
/** The area with these screens comes later; until then the real table has no such entry. */
const LATER = ['/m/voucherCenter', '/m/withdraw'].map((path) => ({
  path,
  back: 'history' as const,
}));

function site(direct: boolean, switches: object = { DEPOSIT: true, WITHDRAW: true }) {
  setSite({
    now: new Date(0).toISOString(),
    switches,
    settings: { 'registration.direct': direct, 'site.name': 'Palaro' },
    download: [],
    service: [],
  } as unknown as SiteInfo);
}
const logIn = () =>
  startSession({
    token: 't',
    merchantCode: 'palaro',
    userName: 'ligaya',
    type: 0,
    firstTimeLogin: false,
  });
const has = (name: string) => screen.queryByRole('link', { name }) !== null;

// Load the screen's code first, so that the tests wait only for the screen.
beforeAll(() => import('./MemberCorner.tsx'));
beforeEach(() => {
  setTexts('EN', { shell, wallet });
  registerPages(pages);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

it.each`
  direct   | register
  ${true}  | ${true}
  ${false} | ${false}
`('HDR-05 a guest sees login, and register only with direct registration: $direct', (row) => {
  const { direct, register } = row as { direct: boolean; register: boolean };
  site(direct);
  render(<Header page={home} />);
  expect([has('Log in'), has('Register')]).toEqual([true, register]);
});

it('register is not offered without a screen for it', () => {
  registerPages(pages.filter(({ path }) => path !== '/m/register'));
  site(true);
  render(<Header page={home} />);
  expect(has('Register')).toBe(false);
});

it.each`
  off           | deposit  | withdraw
  ${''}         | ${true}  | ${true}
  ${'DEPOSIT'}  | ${false} | ${true}
  ${'WITHDRAW'} | ${true}  | ${false}
`('with screens for them, a member’s shortcuts with “$off” switched off', async (row) => {
  registerPages([...pages, ...LATER]);
  const { off, deposit, withdraw } = row as Record<'off', string> & Record<string, boolean>;
  site(true, { DEPOSIT: true, WITHDRAW: true, ...(off ? { [off]: false } : {}) });
  logIn();
  render(<Header page={home} />);
  await screen.findByText('ligaya');
  expect([has('Deposit'), has('Withdraw'), has('Log in')]).toEqual([deposit, withdraw, false]);
  const names = (label: string) =>
    screen.queryByRole('link', { name: label })?.getAttribute('href');
  if (deposit) expect(names('Deposit')).toBe('/m/voucherCenter');
  if (withdraw) expect(names('Withdraw')).toBe('/m/withdraw');
});

it('a member’s header has no shortcut to a screen that the site has not', async () => {
  site(true);
  logIn();
  render(<Header page={home} />);
  await screen.findByText('ligaya');
  for (const link of screen.queryAllByRole<HTMLAnchorElement>('link')) {
    expect(pages.map(({ path }) => path)).toContain(link.pathname);
  }
});

it('HDR-02 other pages show the back arrow and their title', () => {
  site(true);
  render(<Header page={{ ...home, path: '/m/set', title: 'shell.settings' }} />);
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});
