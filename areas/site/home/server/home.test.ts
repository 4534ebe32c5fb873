import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readGuestHome } from './read-home.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

interface Answer {
  value: Record<string, unknown> & { mine: Record<string, unknown> | null };
}
async function get(path: string, account?: string, language = 'EN') {
  const token = account === undefined ? undefined : site.tokens[account];
  const headers = { Language: language, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(site.url + path, { headers });
  return { status: response.status, ...((await response.json()) as Answer) };
}

const WAYS = {
  hotGames: '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2',
  categories: '/wps/relay/GCSGAME_getVassGameType?typeId=1',
  announcements:
    '/wps/relay/MCSFE_getListAnnouncements?types=B,PU,PL,PR&groupName=m_home&platform=M',
  hotMatches: '/api/v1/hot-matches?limit=10',
  winners: '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&limitNum=20',
};
const OWN_WAYS = {
  memberInfo: '/wps/member/info',
  balance: '/wps/wallets/balance',
  funds: '/wps/member/info/funds/consolidated',
  favourites: '/wps/relay/MCSFE_getFavoriteGames',
  unread: '/wps/relay/CSP_unreadCount',
  openMoney: '/api/v1/open-money',
};

it.each(['EN', 'TY'])(
  'HOME-03 home in one call answers a guest in %s like the calls it bundles',
  async (language) => {
    const { status, value } = await get('/api/v1/home', undefined, language);
    expect(status).toBe(200);
    expect(value.mine).toBeNull();
    for (const [part, path] of Object.entries(WAYS)) {
      expect([part, value[part]]).toEqual([part, (await get(path, undefined, language)).value]);
    }
  },
);

it('HOME-10 a member’s home brings favourites, member renewal, wallet and merchant wallet', async () => {
  const { value } = await get('/api/v1/home', 'member1');
  for (const [part, path] of Object.entries(OWN_WAYS)) {
    expect([part, value.mine?.[part]]).toEqual([part, (await get(path, 'member1')).value]);
  }
  expect(value.announcements).toEqual((await get(WAYS.announcements, 'member1')).value);
  expect(value.mine?.renewal).toMatchObject({ type: 0, flags: { firstTimeLogin: false } });
});

it('home brings only the parts that are asked for, and refuses a part it does not know', async () => {
  const whole = (await get('/api/v1/home', 'member1')).value;
  const parts = ['hotMatches', 'balance', 'memberInfo'];
  const { value } = await get(`/api/v1/home?parts=${parts.join(',')}`, 'member1');
  const { balance, memberInfo } = whole.mine ?? {};
  expect(value).toEqual({ hotMatches: whole.hotMatches, mine: { balance, memberInfo } });
  const open = await get('/api/v1/home?parts=winners,unread');
  expect(open.value).toEqual({ winners: whole.winners, mine: null });
  for (const wrong of ['', 'wallet', 'unread,', 'unread,constructor']) {
    expect((await get(`/api/v1/home?parts=${wrong}`, 'member1')).status).toBe(400);
  }
});

it('HOME-11 announcements that came with the page come again only if the visitor has others', async () => {
  const visitor = { language: 'EN', device: 'MOBILE', region: 'PH' } as const;
  const { newsMark, announcements } = await readGuestHome(site.app, visitor);
  const ask = (language: string, account?: string) =>
    get(`/api/v1/home?parts=announcements,unread&news=${newsMark}`, account, language);
  expect((await ask('EN')).value.announcements).toEqual({});
  expect((await ask('TY')).value.announcements).toEqual(
    (await get(WAYS.announcements, undefined, 'TY')).value,
  );
  // A popup of the demo is for guests alone, and another for members.
  const own = (await get(WAYS.announcements, 'member1')).value;
  expect(own.popup).not.toEqual(announcements.popup);
  expect((await ask('EN', 'member1')).value.announcements).toEqual({ popup: own.popup });
  expect({ ...announcements, popup: own.popup }).toEqual(own);
});

it('HOME-10 play money keeps no favourites, and a session that must change its password gets no balance', async () => {
  const trial = await get('/api/v1/home', 'trial1');
  expect(trial.value.mine).toMatchObject({ favourites: null, balance: { bonus: '0.0000' } });
  const newbie = await get('/api/v1/home', 'newbie1');
  expect(newbie.value.mine).toMatchObject({
    balance: null,
    funds: null,
    favourites: null,
    openMoney: null,
  });
  expect(newbie.value.mine?.renewal).toMatchObject({ flags: { firstTimeLogin: true } });
});

it('home treats a dead token as a guest, so that the page shows', async () => {
  const headers = { Authorization: 'Bearer 00000000' };
  const response = await fetch(`${site.url}/api/v1/home`, { headers });
  expect(response.status).toBe(200);
  expect(((await response.json()) as Answer).value.mine).toBeNull();
});
