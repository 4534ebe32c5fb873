import { pageExists, registerPages, setSite, type SiteInfo } from '@palaro/client';
import { SWITCH_NAMES } from '@palaro/whitelabel';
import { expect, it } from 'vitest';
import { pages } from '../../pages.ts';
import { DOWNLOAD, moreEntries, shortcuts, type MenuSite } from './menu-entries.ts';

const open: MenuSite = { on: () => true, exists: () => true, vip: true };
const ids = (member: boolean, site: Partial<MenuSite> = {}) =>
  shortcuts(member ? 'member' : 'guest', { ...open, ...site }).map(({ id }) => id);

it('the table has deposit, withdraw, share, VIP room, rewards, missions, rebate and download promo', () => {
  expect(shortcuts('member', open).map(({ id, to }) => [id, to])).toEqual([
    ['deposit', '/m/voucherCenter'],
    ['withdraw', '/m/withdraw'],
    ['share', '/m/inviteFriends'],
    ['vip', '/m/member/benefits'],
    ['rewards', '/m/rewardCenter'],
    ['missions', '/m/leaderBoard'],
    ['rebate', '/m/member/manualRebate'],
    ['download', 'download'],
  ]);
});

it.each`
  name             | hides
  ${'DEPOSIT'}     | ${'deposit'}
  ${'WITHDRAW'}    | ${'withdraw'}
  ${'REWCEN3'}     | ${'rewards'}
  ${'MISSIONLB3'}  | ${'missions'}
  ${'MANPLAYREB3'} | ${'rebate'}
`('$name off hides $hides and nothing else', ({ name, hides }) => {
  const shown = ids(true, { on: (asked) => asked !== name });
  expect(ids(true).filter((id) => shown.indexOf(id) < 0)).toEqual([hides]);
});

it('the VIP room needs the benefit for a member, and shows to every guest', () => {
  expect(ids(true, { vip: false })).not.toContain('vip');
  expect(ids(true)).toContain('vip');
  expect(ids(false, { vip: false })).toContain('vip');
});

it('an entry without a key shows whatever the switches are', () => {
  expect(ids(true, { on: () => false })).toEqual(['share', 'vip', 'download']);
});

it('an entry shows if the site has its screen, and no other', () => {
  registerPages(pages);
  const switches = Object.fromEntries(SWITCH_NAMES.map((name) => [name, true]));
  setSite({ now: new Date(0).toISOString(), settings: {}, switches } as unknown as SiteInfo);
  const paths = pages.map(({ path }) => path);
  const all = shortcuts('member', open);
  const shown = shortcuts('member', { ...open, exists: pageExists });
  expect(shown).toEqual(all.filter(({ to }) => to === DOWNLOAD || paths.includes(to)));
  const more = moreEntries('member', { ...open, exists: pageExists }).map(({ to }) => to);
  expect(more).toEqual(expect.arrayContaining(['/m/mine', '/m/help', '/m/set']));
  expect(paths).toEqual(expect.arrayContaining(more));
});

it('an entry without a screen is left out', () => {
  expect(ids(true, { exists: () => false })).toEqual(['download']);
  expect(moreEntries('member', { ...open, exists: (page) => page === '/m/help' })).toMatchObject([
    { id: 'help', guests: true },
  ]);
});

it('only members see the settings', () => {
  const has = (member: boolean) =>
    moreEntries(member ? 'member' : 'guest', open).some(({ id }) => id === 'settings');
  expect([has(true), has(false)]).toEqual([true, false]);
});

it('FTR-02 a trial’s menu has what a trial may open, and nothing that would refuse it', () => {
  const all = [...shortcuts('trial', open), ...moreEntries('trial', open)];
  expect(all.map(({ id }) => id)).toEqual(['download', 'activity', 'help', 'settings']);
});
