import { findPage, setSite, titleOf, type Page, type SiteInfo } from '@palaro/client';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';
import { otherAddress } from './shell/guard.ts';

const at = (path: string) => findPage(pages, path)?.page;

it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])(
  'APP-01 home answers at %s',
  (path) => expect(at(path)?.path).toBe('/m/home'),
);

it('APP-02 an unknown address has no page, so that the not-found screen shows', () => {
  expect(at('/m/nothing/here')).toBeUndefined();
});

it('every page is found at its own address, once', () => {
  for (const page of pages) expect(at(page.path)?.path).toBe(page.path);
  const addresses = pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

/**
 * The specification's pages without a header; the member center has two addresses. Pages whose
 * screens do not exist yet are checked once they do.
 */
const NO_HEADER = ['/m/login', '/m/register', '/m/mine', '/m/member/home', '/m/agent', '/m/help'];
/**
 * Pages without the site's header: games draw a bar themselves (docs/domain/design.md, Game), and
 * the page that a login provider leads back to continues the login.
 */
const OWN_BAR = ['/m/game/:gameId', '/m/watch/:gameId', '/m/launchGame', '/m/social'];
const NO_FOOTER = [
  '/m/login',
  '/m/register',
  '/m/trail',
  '/m/launchGame',
  '/m/changePsw',
  '/m/notice',
  '/m/activity',
  '/m/forget',
  '/m/service',
  '/m/moreLottery',
  '/m/useragreement',
  '/m/maintenance',
  '/m/agent',
];

it('APP-08 every page has the header except login, register, mine, agent and help', () => {
  const without = pages.filter(({ header }) => !header).map(({ path }) => path);
  const allowed = [...NO_HEADER, ...OWN_BAR];
  expect(without.filter((path) => !allowed.includes(path))).toEqual([]);
  expect(NO_HEADER.filter((path) => at(path)?.header === true)).toEqual([]);
});

it('APP-09 every page has the footer menu except the thirteen that the specification names', () => {
  const without = pages.filter(({ footer }) => !footer).map(({ path }) => path);
  const allowed = [...NO_FOOTER, ...OWN_BAR];
  expect(without.filter((path) => !allowed.includes(path))).toEqual([]);
  expect(NO_FOOTER.filter((path) => at(path)?.footer === true)).toEqual([]);
});

it('HDR-03 the back arrow leads home on login, register, trial, notice, activity and forget', () => {
  const home = ['/m/login', '/m/register', '/m/trail', '/m/notice', '/m/activity', '/m/forget'];
  for (const path of home) if (at(path)) expect(at(path)?.back).toBe('home');
  expect(at('/m/set')?.back).toBe('history');
  expect(at('/m/gameRecord')?.back).toBe('history');
});

it('HDR-01 every page has a title', () => {
  expect(at('/m/set')?.title).toBe('accounts.settings');
  for (const page of pages) expect(titleOf(page, '')).toMatch(/^[\w-]+\.\w/);
});

it('HDR-01 a title may depend on the query of the address', () => {
  const title = (search: string) => (search ? 'records.bets' : 'records.account');
  const page = { ...(pages[0] as Page), title } as Page;
  expect([titleOf(page, ''), titleOf(page, '?types=A')]).toEqual([
    'records.account',
    'records.bets',
  ]);
});

/** A deployment with everything switched on. */
function withAllSwitches(): void {
  const switches = Object.fromEntries(
    pages.flatMap((page) => (page.switch ? [[page.switch, true]] : [])),
  );
  setSite({ now: new Date(0).toISOString(), switches } as SiteInfo);
}

const anyone = [
  '/m/home',
  '/m/gameList',
  '/m/help',
  '/m/notice',
  '/m/useragreement',
  '/m/service',
  '/m/mine',
  '/m/verify',
  '/m/maintenance',
  '/m/gameLobby',
  '/m/gameCenter',
  '/m/slotsCenter',
];
const asksToLogIn = [
  '/m/launchGame?nodeId=20002',
  '/m/message',
  '/m/webEmail',
  '/m/transfer',
  '/m/feedback',
  '/m/gameRecord',
  '/m/transaction/record',
];

it.each(anyone)('SESS-04 a guest may look at %s', (address) => {
  expect(otherAddress(address, '', null)).toBeNull();
});

it.each(asksToLogIn)(
  'SESS-04 a guest is asked to log in for %s, and then goes on to it',
  (address) => {
    withAllSwitches();
    const [path = '', query] = address.split('?');
    const back = encodeURIComponent(address);
    expect(otherAddress(path, query ? `?${query}` : '', null)).toBe(`/m/login?back=${back}`);
  },
);

it('SESS-04 settings need a session: their address leads a guest home', () => {
  expect(otherAddress('/m/set', '', null)).toBe('/m/home');
});

it.each(['firstTimeLogin', 'passwordExpired'])(
  'LOGIN-09 with %s every address leads to the new password, which may be reached itself',
  (flag) => {
    const plain = { token: 't', merchantCode: '', userName: 'mayumi', type: 0 };
    const session = { ...plain, firstTimeLogin: false, [flag]: true };
    const leads = (path: string) => otherAddress(path, '', session);
    const others = pages.filter(({ path }) => path !== '/m/changePsw');
    expect(others.filter(({ path }) => leads(path) !== '/m/changePsw')).toEqual([]);
    expect(leads('/m/nothing/here')).toBe('/m/changePsw');
    expect(leads('/m/changePsw')).toBeNull();
    expect(otherAddress('/m/mine', '', { ...session, [flag]: false } as never)).toBeNull();
  },
);
