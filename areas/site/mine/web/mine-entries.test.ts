import { registerPages, setSite, type SiteInfo } from '@palaro/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { SWITCH_NAMES, type Settings, type SwitchName } from '@palaro/whitelabel';
import { pages } from '@palaro/web/pages';
import { mineEntries, mineTiles } from './mine-entries.ts';
import { bannerTarget, memberDay, mineSite } from './mine-site.ts';

/** Every address in the table, as if the screens of later areas existed. */
const ADDRESSES = [
  '/m/home',
  '/m/inviteFriends',
  '/m/agent',
  '/m/vouReport',
  '/m/withdrawReport',
  '/m/transaction/record',
  '/m/gameRecord',
  '/m/profitandloss',
  '/m/upLine/transfer',
  '/m/rewardCenter',
  '/m/member/manualRebate',
  '/m/leaderBoard',
  '/m/member/rebateReport',
  '/m/webEmail',
  '/m/service',
  '/m/feedback',
  '/m/activity',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/securityCenter',
  '/m/member/home',
  '/m/member/benefits',
];
const register = (addresses: readonly string[]) =>
  registerPages(addresses.map((path) => ({ path, back: 'history' })));

const RUNNING: readonly string[] = ['MISSION', 'REFERRAL'];

/** A deployment with everything on, except what a test changes. */
function site(
  off: readonly SwitchName[] = [],
  settings: Partial<Settings> = {},
  running = RUNNING,
) {
  const switches = SWITCH_NAMES.map((name) => [name, !off.includes(name)] as const);
  setSite({
    now: '2026-03-10T04:00:00.000Z',
    switches: Object.fromEntries(switches),
    settings,
    running,
  } as SiteInfo);
  return mineSite(['download']);
}
const AGENT = { type: 1 };
const upline = { toUpline: true };
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

beforeEach(() => register(ADDRESSES));

it('the list’s table has sixteen items in the order of the requirement, each with its address', () => {
  expect(mineEntries(AGENT, upline, site()).map(({ id, to }) => [id, to])).toEqual([
    ['link_management', '/m/inviteFriends'],
    ['agency_center', '/m/agent'],
    ['deposit_records', '/m/vouReport'],
    ['withdraw_report', '/m/withdrawReport'],
    ['account_record', '/m/transaction/record'],
    ['betting_record', '/m/gameRecord'],
    ['profit_and_loss', '/m/profitandloss'],
    ['transfer_to_superior', '/m/upLine/transfer'],
    ['reward_center', '/m/rewardCenter'],
    ['manual_rebate', '/m/member/manualRebate'],
    ['leader_board', '/m/leaderBoard'],
    ['my_rebate', '/m/member/rebateReport'],
    ['news', '/m/webEmail'],
    ['online_service', '/m/service'],
    ['app_download', { layer: 'download' }],
    ['feedback', '/m/feedback'],
  ]);
});

it.each<[SwitchName, string]>([
  ['DEPRECM3', 'deposit_records'],
  ['WITHREC3', 'withdraw_report'],
  ['TRANSREC3', 'account_record'],
  ['TRANSBETREPMEM3', 'betting_record'],
  ['PERSREP', 'profit_and_loss'],
  ['AGETRANSFERUP3', 'transfer_to_superior'],
  ['REWCEN3', 'reward_center'],
  ['MANPLAYREB3', 'manual_rebate'],
  ['MISSIONLB3', 'leader_board'],
  ['PLYRBT', 'my_rebate'],
  ['MAILCEN', 'news'],
  ['FEEDBACK3', 'feedback'],
])('the switch %s alone hides %s, and nothing else', (off, hidden) => {
  const all = ids(mineEntries(AGENT, upline, site()));
  expect(ids(mineEntries(AGENT, upline, site([off])))).toEqual(all.filter((id) => id !== hidden));
});

it.each([
  [0, false],
  [4, false],
  [40, false],
  [1, true],
  [2, true],
  [41, true],
  [42, true],
])('agency center for type %i: %s', (type, shown) => {
  expect(ids(mineEntries({ type }, upline, site())).includes('agency_center')).toBe(shown);
});

describe('transfer to superior', () => {
  const shown = (type: number, info: { toUpline: boolean } | undefined) =>
    ids(mineEntries({ type }, info, site())).includes('transfer_to_superior');
  it('needs toUpline and another type than 2', () => {
    expect(shown(1, upline)).toBe(true);
    expect(shown(0, upline)).toBe(true);
    expect(shown(2, upline)).toBe(false);
    expect(shown(1, { toUpline: false })).toBe(false);
    expect(shown(1, undefined)).toBe(false);
  });
});

it('link management follows the referral, leader board the missions', () => {
  const without = site([], {}, []);
  const shown = ids(mineEntries(AGENT, upline, without));
  expect(shown).not.toContain('link_management');
  expect(shown).not.toContain('leader_board');
  expect(shown).toHaveLength(14);
});

it('an item or a tile shows if the site has its screen, and no other: no dead entry', () => {
  const paths = pages.map(({ path }) => path);
  const there = ({ to }: { to: unknown }) => typeof to !== 'string' || paths.includes(to);
  const vip = site([], { 'vip.benefit': true });
  const all = [...mineEntries(AGENT, upline, vip), ...mineTiles(AGENT, vip)];
  registerPages(pages);
  const now = mineSite(['download']);
  const shown = [...mineEntries(AGENT, upline, now), ...mineTiles(AGENT, now)];
  expect(shown).toEqual(all.filter(there));
  const built = ['account_record', 'betting_record', 'news', 'online_service', 'feedback'];
  expect(ids(shown)).toEqual(expect.arrayContaining([...built, 'home', 'security']));
  expect(bannerTarget(now)).toBe('/m/member/benefits');
});

it('MINE-05 a guest sees the gated items, but no item that needs a member’s data', () => {
  const shown = mineEntries(null, undefined, site());
  expect(ids(shown)).not.toContain('agency_center');
  expect(ids(shown)).not.toContain('transfer_to_superior');
  expect(ids(shown.filter(({ guests }) => guests))).toEqual(['online_service', 'app_download']);
  expect(shown).toHaveLength(14);
});

it('the tiles’ table: home with the VIP flag only, events, deposit, withdraw, security center', () => {
  const tiles = (now: ReturnType<typeof site>) =>
    mineTiles(AGENT, now).map(({ id, to }) => [id, to]);
  const usual = [
    ['events', '/m/activity'],
    ['deposit', '/m/voucherCenter'],
    ['withdraw', '/m/withdraw'],
    ['security', '/m/securityCenter'],
  ];
  expect(tiles(site())).toEqual(usual);
  const vip = site([], { 'vip.benefit': true });
  expect(tiles(vip)).toEqual([['home', '/m/member/home'], ...usual]);
  expect(ids(mineTiles(AGENT, site(['DEPOSIT', 'WITHDRAW'])))).toEqual(['events', 'security']);
});

it('with a VIP room, the banner leads there when the VIP benefit is shown, else to the facts', () => {
  expect(bannerTarget(site())).toBe('/m/member/home');
  expect(bannerTarget(site([], { 'vip.benefit': true }))).toBe('/m/member/benefits');
});

it.each([
  ['2026-03-10T03:59:00.000Z', 1, 'the registration day is the first'],
  ['2026-03-09T15:59:59.000Z', 1, 'yesterday'],
  ['2026-03-08T16:00:00.000Z', 1, 'a day begins at midnight in Manila'],
  ['2026-03-08T15:59:59.000Z', 2, 'a second earlier is the day before'],
  ['2025-12-10T04:00:00.000Z', 90, 'ninety days ago'],
  ['2025-03-10T04:00:00.000Z', 365, 'a year ago'],
  ['2026-03-11T04:00:00.000Z', 1, 'a clock that is ahead counts as today'],
])('MINE-06 registered at %s is day %i: %s', (at, day) => {
  site([], { 'site.zone': 'Asia/Manila' });
  expect(memberDay(Date.parse(at))).toBe(day);
});
