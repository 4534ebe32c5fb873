import { registerPages, setSite, type SessionInfo, type SiteInfo } from '@palaro/client';
import { SWITCH_NAMES } from '@palaro/whitelabel';
import { beforeEach, expect, it } from 'vitest';
import { pages } from '../pages.ts';
import {
  footerEntries,
  footerHasChoice,
  footerTarget,
  type FooterEntry,
} from './footer-entries.ts';

const every = () => true;
const entry = (id: FooterEntry['id']) =>
  footerEntries(every).find((one) => one.id === id) as FooterEntry;
const session = (type: number): SessionInfo => ({
  token: 't',
  merchantCode: 'palaro',
  userName: 'u',
  type,
  firstTimeLogin: false,
});
const site = (referral: boolean) =>
  setSite({
    now: new Date(0).toISOString(),
    settings: {},
    running: referral ? ['REFERRAL'] : [],
    switches: Object.fromEntries(SWITCH_NAMES.map((name) => [name, true])),
  } as SiteInfo);

beforeEach(() => site(false));

it('FTR-01 the menu’s table has home, activity, deposit, invite friends, members', () => {
  expect(footerEntries(every).map(({ id, page }) => [id, page])).toEqual([
    ['home', '/m/home'],
    ['activity', '/m/activity'],
    ['deposit', '/m/voucherCenter'],
    ['invite', '/m/inviteFriends'],
    ['members', '/m/mine'],
  ]);
});

it('an entry shows if the site has its screen, and no other', () => {
  registerPages(pages);
  const paths = pages.map(({ path }) => path);
  expect(footerEntries()).toEqual(footerEntries(every).filter(({ page }) => paths.includes(page)));
  expect(footerEntries().map(({ id }) => id)).toEqual(expect.arrayContaining(['home', 'members']));
});

it('a menu with only home in it is left out', () => {
  expect(footerHasChoice((page) => page === '/m/home')).toBe(false);
  expect(footerHasChoice(every)).toBe(true);
});

it.each`
  who             | type    | target
  ${'no session'} | ${null} | ${{ go: '/m/login?back=%2Fm%2Fmine' }}
  ${'a member'}   | ${0}    | ${{ go: '/m/mine' }}
  ${'a trial'}    | ${4}    | ${{ refuse: 'shell.free_reject' }}
`('FTR-02 members for $who', ({ type, target }) => {
  const who = type === null ? null : session(type as number);
  expect(footerTarget(entry('members'), who)).toEqual(target);
});

it('FTR-03 SESS-04 invite friends: login, the page with the promotion on, else a message', () => {
  expect(footerTarget(entry('invite'), null)).toEqual({
    go: '/m/login?back=%2Fm%2FinviteFriends',
  });
  expect(footerTarget(entry('invite'), session(0))).toEqual({ refuse: 'shell.contact_service' });
  site(true);
  expect(footerTarget(entry('invite'), session(0))).toEqual({ go: '/m/inviteFriends' });
});
