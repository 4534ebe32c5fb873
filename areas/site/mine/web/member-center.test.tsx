import { accountsApi } from '@palaro/accounts/api';
import {
  endSession,
  loginAsked,
  registerPages,
  setSite,
  setTexts,
  startSession,
  type SiteInfo,
} from '@palaro/client';
import { SWITCH_NAMES, type Settings } from '@palaro/whitelabel';
import { en as profile } from '@palaro/profile/en';
import { recordsApi } from '@palaro/records/api';
import { en as records } from '@palaro/records/en';
import { walletApi } from '@palaro/wallet/api';
import { en as wallet } from '@palaro/wallet/en';
import { pages } from '@palaro/web/pages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../mine.en.ts';
import MemberHomePage from './MemberHomePage.tsx';
import MinePage from './MinePage.tsx';

const NEW = 1;
const BASE = 0;
const TRIAL = 4;

function openSite(memCen: number, settings: Partial<Settings> = {}) {
  setSite({
    now: '2026-03-10T04:00:00.000Z',
    mobileTemplate: { mem_cen: memCen },
    switches: Object.fromEntries(SWITCH_NAMES.map((name) => [name, true])),
    running: [],
    settings: { 'site.name': 'Palaro', ...settings },
  } as unknown as SiteInfo);
}

const MEMBER = {
  id: '1',
  account: 'mayumi',
  nickname: '',
  regDate: Date.parse('2026-03-01T04:00:00.000Z'),
  type: 0,
  toUpline: false,
  kyc: 2,
  vip: { level: 0, label: '', shown: false },
  lastLogin: { at: '2026-03-09T01:00:00.000Z', place: 'Manila' },
};
const WALLET = {
  sumBalance: '1250.5000',
  main: '1250.5000',
  held: '0.0000',
  bonus: '0.0000',
  vendors: [],
  version: 1,
};
const MOVED = {
  id: '7',
  at: '2026-03-09T13:30:00.000Z',
  code: 'betWin',
  text: 'Bet and result',
  amount: '5.0000',
  balanceAfter: '1250.5000',
  besides: [],
  ref: {
    kind: 'round',
    id: '1',
    vendor: 'house',
    vendorName: '',
    gameId: 'dice',
    gameName: 'Dice',
    roundId: 'r1',
    reverses: '',
    reason: '',
  },
};
const ANSWERS: Record<string, unknown> = {
  [recordsApi.transactions.path]: { list: [MOVED] },
  [accountsApi.memberInfo.path]: MEMBER,
  [walletApi.balance.path]: WALLET,
  '/wps/member/securityConfig': {
    score: 20,
    level: 'weak',
    items: [
      { key: 'mobile', done: true, score: 20, masked: '+63 9•• ••• 4567' },
      { key: 'email', done: false, score: 10, masked: null },
    ],
  },
};

/** The server's replies. Calls that a test does not name never answer. */
function answer(address: string): Promise<Response> {
  const value = ANSWERS[new URL(address, location.href).pathname];
  if (value === undefined) return new Promise(() => undefined);
  return Promise.resolve(Response.json({ success: true, value }));
}

function logIn(type = 0) {
  startSession({
    token: 't',
    merchantCode: 'palaro',
    userName: 'mayumi',
    type,
    firstTimeLogin: false,
  });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => fireEvent.click(button(name));
const version = () => document.querySelector('[data-version]')?.getAttribute('data-version');

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  setTexts('EN', { mine: en, profile, wallet, records });
  registerPages(pages);
  window.history.replaceState(null, '', '/m/mine');
  loginAsked.set(null);
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

it.each([
  [1, 'new'],
  [0, 'base'],
  [2, 'base'],
])('APP-07 with mem_cen %i the member center is the %s version', (memCen, shown) => {
  openSite(memCen);
  logIn();
  render(<MinePage />);
  expect(version()).toBe(shown);
});

it('APP-07 the version follows the template without a reload', async () => {
  openSite(BASE);
  logIn();
  render(<MinePage />);
  openSite(NEW);
  await vi.waitFor(() => expect(version()).toBe('new'));
});

describe.each([
  ['new', NEW],
  ['base', BASE],
])('in the %s version', (_name, memCen) => {
  beforeEach(() => openSite(memCen));

  it('MINE-02 a member sees name and balance, and no login prompt', async () => {
    logIn();
    render(<MinePage />);
    expect(screen.getByText('mayumi')).toBeTruthy();
    await screen.findAllByText(/1,250\.50/);
    expect(screen.queryByRole('button', { name: 'Log in or register' })).toBeNull();
  });

  it('MINE-02 a guest gets a login-or-register prompt that opens the login sheet', () => {
    render(<MinePage />);
    click('Log in or register');
    expect(loginAsked.get()).toBe('/m/mine');
    expect(screen.queryByText(/1,250/)).toBeNull();
  });

  it('MINE-01 back leads home, settings to /m/set', () => {
    logIn();
    render(<MinePage />);
    click('Personal settings');
    expect(location.pathname).toBe('/m/set');
    click('Back to home');
    expect(location.pathname).toBe('/m/home');
    expect(screen.getByRole('heading', { level: 1, name: 'My account' })).toBeTruthy();
  });

  it('MINE-01 settings ask a guest to log in, and then lead to /m/set', () => {
    render(<MinePage />);
    click('Personal settings');
    expect([location.pathname, loginAsked.get()]).toEqual(['/m/mine', '/m/set']);
  });

  it('tiles and items that have a screen are there, and open it', () => {
    logIn();
    render(<MinePage />);
    for (const name of ['Deposit', 'Withdraw', 'Events', 'Reward center', 'News', 'Online service'])
      button(name);
    expect(screen.queryByRole('button', { name: 'Leader board' })).toBeNull();
    click('Betting record');
    expect(location.pathname).toBe('/m/gameRecord');
  });

  it('MINE-05 a gated item tapped while logged out opens the login sheet, an open one its screen', () => {
    render(<MinePage />);
    click('Betting record');
    expect([location.pathname, loginAsked.get()]).toEqual(['/m/mine', '/m/gameRecord']);
    loginAsked.set(null);
    click('Online service');
    expect([location.pathname, loginAsked.get()]).toEqual(['/m/service', null]);
  });

  it('MINE-06 the banner shows the name and the day, and leads to the profile', async () => {
    logIn();
    render(<MinePage />);
    await screen.findByText('Join Palaro on the 9 day');
    const banner = screen.getByRole('link', { name: /mayumi/ });
    fireEvent.click(banner);
    expect(location.pathname).toBe('/m/member/home');
  });

  it('HDR-07 the balance hides behind asterisks and comes back', async () => {
    logIn();
    render(<MinePage />);
    await screen.findAllByText(/1,250\.50/);
    click('Hide balance');
    expect(screen.queryByText(/1,250/)).toBeNull();
    click('Show balance');
    expect(screen.getAllByText(/1,250\.50/).length).toBeGreaterThan(0);
  });
});

describe.each([
  ['new', NEW],
  ['base', BASE],
])('at /m/member/home in the %s version', (_name, memCen) => {
  beforeEach(() => openSite(memCen));

  it('MINE-01 MINE-04 the member center stands with its settings, tiles and list', () => {
    logIn();
    render(<MemberHomePage />);
    expect(version()).toBe(memCen === NEW ? 'new' : 'base');
    for (const name of ['Deposit', 'Withdraw', 'Security center', 'News', 'Betting record'])
      button(name);
    click('Personal settings');
    expect(location.pathname).toBe('/m/set');
  });

  it('MINE-06 the banner is no link to the page that is open', async () => {
    logIn();
    render(<MemberHomePage />);
    await screen.findAllByText('Join Palaro on the 9 day');
    expect(screen.queryByRole('link', { name: /mayumi/ })).toBeNull();
  });
});

it('MINE-06 the account’s facts unfold: who, since when, how far verified and secured', async () => {
  openSite(NEW);
  logIn();
  render(<MemberHomePage />);
  for (const fact of ['Mar 1, 2026', 'Level 2: verified', 'Manila'])
    await screen.findByText(new RegExp(fact));
  await screen.findByText('+63 9•• ••• 4567');
  expect(screen.getByRole('img', { name: 'Security 20 of 100: Weak' })).toBeTruthy();
  expect(button(/^Mobile number.*Done/)).toBeTruthy();
  expect(button(/^Email.*Not set/)).toBeTruthy();
  click(/^Verification/);
  expect(location.pathname).toBe('/m/kyc');
});

it('MINE-02 at /m/member/home a guest is asked to log in, and comes back there', () => {
  openSite(NEW);
  render(<MemberHomePage />);
  click('Log in or register');
  expect(loginAsked.get()).toBe('/m/member/home');
});

it('if the VIP room exists and the benefit is shown, the banner leads there', () => {
  registerPages([...pages, { path: '/m/member/benefits', back: 'history' }]);
  openSite(NEW, { 'vip.benefit': true });
  logIn();
  render(<MinePage />);
  fireEvent.click(screen.getByRole('link', { name: /mayumi/ }));
  expect(location.pathname).toBe('/m/member/benefits');
});

it('MINE-07 the message badge leads to the inbox, or asks a guest to log in', () => {
  openSite(NEW);
  const { unmount } = render(<MinePage />);
  click('Messages');
  expect(loginAsked.get()).toBe('/m/webEmail');
  unmount();
  logIn();
  render(<MinePage />);
  click('Messages');
  expect(location.pathname).toBe('/m/webEmail');
});

it.each([
  ['on a wide screen', NEW, true, 0, 1],
  ['in the base version too', BASE, true, 0, 1],
  ['not on a phone', NEW, false, 0, 0],
  ['not for play money, which has no record', NEW, true, TRIAL, 0],
])('MINE-04 a member sees the latest movements %s', async (_name, memCen, wide, type, times) => {
  vi.stubGlobal('matchMedia', () => ({ matches: wide }));
  openSite(memCen);
  logIn(type);
  render(<MinePage />);
  // Its code is loaded by the first of these tests, which a busy machine does in seconds.
  if (times) await screen.findByText('Monday, Mar 9 · 21:30 · Dice', {}, { timeout: 10_000 });
  expect(screen.queryAllByText('Latest movements')).toHaveLength(times);
  if (times) click('See all');
  expect(location.pathname).toBe(times ? '/m/transaction/record' : '/m/mine');
});
