import { showPath } from '@palaro/whitelabel';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LINK_TYPES } from '@palaro/whitelabel';
import { ask, NEWS, titles } from './test-ask.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

type Row = Record<string, unknown>;
const rowsOf = (rows: unknown[] | undefined) => (rows ?? []) as Row[];
const executions = async (token?: string) => {
  const { value } = await ask(site, `${NEWS}?types=PU&groupName=m_home&platform=M`, { token });
  return rowsOf(value.popup)
    .map(({ execution }) => execution)
    .sort();
};

describe('HOME-11 announcements', () => {
  it('are sorted into their groups, only of the types requested', async () => {
    const { value } = await ask(site, `${NEWS}?types=B,PU,PL,PR&groupName=m_home&platform=M`);
    expect(Object.keys(value).sort()).toEqual(
      ['banners', 'contentLobby', 'hot', 'player', 'popup', 'promotion'].sort(),
    );
    expect(value.banners).toHaveLength(5);
    expect(rowsOf(value.banners).map(({ images }) => rowsOf(images as unknown[])[0])).toEqual(
      Array.from({ length: 5 }, () => ({
        sequence: 1,
        url: expect.stringMatching(/^\/content\/images\/[0-9a-f]{40}$/) as string,
        width: 1600,
        height: 700,
      })),
    );
    expect(rowsOf(value.hot).every(({ pinned }) => pinned === true)).toBe(true);
    expect(value.hot).toHaveLength(2);
    const times = rowsOf(value.player).map(({ publishedAt }) => String(publishedAt));
    expect(times.length).toBeGreaterThanOrEqual(6);
    expect(times).toEqual([...times].sort().reverse());
    expect(rowsOf(value.contentLobby).map(({ groupName }) => groupName)).toEqual(['m_home']);
    expect(value.promotion).toHaveLength(1);
    const banners = await ask(site, `${NEWS}?types=B`);
    expect(banners.value).toMatchObject({ player: [], popup: [], hot: [], contentLobby: [] });
  });

  it('of registration are requested with m_reg and platform M', async () => {
    const { value } = await ask(site, `${NEWS}?types=PR&groupName=m_reg&platform=M`);
    expect(rowsOf(value.promotion).map(({ groupName }) => groupName)).toContain('m_reg');
    expect(value.contentLobby).toEqual([]);
  });

  it('are in the requested language, with none left in the other', async () => {
    const english = await ask(site, `${NEWS}?types=B,PL,PU,PR`);
    const filipino = await ask(site, `${NEWS}?types=B,PL,PU,PR`, { headers: { Language: 'TY' } });
    for (const group of ['banners', 'player', 'popup', 'contentLobby']) {
      const both = titles(english.value[group])?.filter((title) =>
        titles(filipino.value[group])?.includes(title),
      );
      expect(both).toEqual([]);
    }
  });

  it('refuse unknown types', async () => {
    for (const types of ['', 'X', 'B,', 'B;PL', 'A,B,PL,PU,PR,A,B,PL,PU,PR']) {
      const { status } = await ask(site, `${NEWS}?types=${types}`);
      expect(status).toBe(400);
    }
  });
});

describe('POP-05 popups', () => {
  it('for guests are only B', async () => expect(await executions()).toEqual(['B']));

  it('for members are A, and F only at the first login', async () => {
    expect(await executions(await site.login('member2'))).toEqual(['A', 'F']);
    expect(await executions(await site.login('member2'))).toEqual(['A']);
  });

  it('do not count a login that could only change the password', async () => {
    expect(await executions(site.tokens.newbie1)).toEqual(['A', 'F']);
    expect(await executions(await site.login('newbie1'))).toEqual(['A', 'F']);
  });

  it('and banners are not for trial accounts, which see those marked for them', async () => {
    const token = site.tokens.trial1;
    const { value } = await ask(site, `${NEWS}?types=B,PL,PU,PR`, { token });
    expect(value).toMatchObject({ banners: [], popup: [], promotion: [], contentLobby: [] });
    expect(value.player).toHaveLength(2);
  });
});

describe('AGT-05 agent announcements', () => {
  it('are refused to guests, members and trial accounts', async () => {
    for (const token of [undefined, site.tokens.member1, site.tokens.trial1]) {
      const answer = await ask(site, `${NEWS}?types=A`, { token });
      expect(answer).toMatchObject({ status: 403, code: 'not_agent' });
    }
  });

  it('count what an agent has not read, for each agent separately', async () => {
    const token = site.tokens.agent1;
    const { value } = await ask(site, `${NEWS}?types=A`, { token });
    expect(value).toMatchObject({ footer: { unreadCount: 2 } });
    const [first] = rowsOf(value.agent);
    const path = `/api/v1/announcements/${String(first?.id)}/read`;
    for (let times = 0; times < 2; times++) {
      const read = await ask(site, path, { token, method: 'PUT' });
      expect(read.value).toEqual({ unreadCount: 1 });
    }
    const after = await ask(site, `${NEWS}?types=A`, { token });
    expect(rowsOf(after.value.agent).map(({ read }) => read)).toEqual([true, false]);
    const other = await ask(site, `${NEWS}?types=A`, { token: await site.login('promoter1') });
    expect(other.value).toMatchObject({ footer: { unreadCount: 2 } });
    const strange = { token, method: 'PUT' };
    expect((await ask(site, '/api/v1/announcements/1/read', strange)).status).toBe(404);
  });
});

describe('HOME-01 a tap on a banner', () => {
  const tap = (id: string) => ask(site, `/api/v1/banners/${id}/click`, { method: 'POST' });

  it('is counted by day', async () => {
    const { value } = await ask(site, `${NEWS}?types=B`);
    const id = String(rowsOf(value.banners)[1]?.id);
    await Promise.all([tap(id), tap(id), tap(id)]);
    site.app.clock.advance(86_400);
    await tap(id);
    const days = site.app.db.selectFrom('banner_tap').select('taps');
    const counted = await days.where('announcement_id', '=', id).orderBy('day').execute();
    expect(counted.map(({ taps }) => Number(taps))).toEqual([3, 1]);
  });

  it('on an unknown banner is refused', async () => {
    const { value } = await ask(site, `${NEWS}?types=PL`);
    for (const id of ['999999', 'x', String(rowsOf(value.player)[0]?.id)]) {
      expect(await tap(id)).toMatchObject({ status: 404, code: 'banner_unknown' });
    }
  });
});

it('HOME-02 the lobby’s news are the player announcements as lines', async () => {
  const news = await ask(site, '/wps/relay/GLS2_lobbyNews');
  const all = await ask(site, `${NEWS}?types=PL`);
  expect(titles(news.value.list)).toEqual(titles(all.value.player));
  expect(Object.keys(rowsOf(news.value.list)[0] ?? {}).sort()).toEqual([
    'id',
    'publishedAt',
    'title',
  ]);
});

it('HOME-06 hot matches start with the nearest, and disappear when they are over', async () => {
  const { value } = await ask(site, '/api/v1/hot-matches?limit=10');
  const starts = rowsOf(value.list).map(({ matchTime }) => String(matchTime));
  expect(starts.length).toBeGreaterThanOrEqual(4);
  expect(starts).toEqual([...starts].sort());
  expect(value).toMatchObject({ total: starts.length, pageNum: 1, totalPages: 1 });
  expect(rowsOf(value.list)[0]).toMatchObject({ vendor: 'DEMO', nodeId: '90001' });
  site.app.clock.advance(7 * 86_400);
  const later = await ask(site, '/api/v1/hot-matches?limit=2');
  expect(rowsOf(later.value.list)).toHaveLength(2);
  expect(String(rowsOf(later.value.list)[0]?.matchTime) > (starts.at(-1) ?? '')).toBe(true);
});

describe('SVC-06 help', () => {
  it('answers every topic with title and HTML in the requested language', async () => {
    const path = '/wps/system/helpCenter?device=MOBILE';
    const [english, filipino] = await Promise.all([
      ask(site, `${path}&lang=EN`, { headers: { ModuleId: 'COMM3' } }),
      ask(site, path, { headers: { Language: 'TY' } }),
    ]);
    const topics = english.value as unknown as { title: string; content: string }[];
    expect(topics.length).toBeGreaterThanOrEqual(6);
    for (const { content } of topics) expect(content).toMatch(/<(p|ol|h3)>/);
    expect(titles(filipino.value as unknown as unknown[])).not.toContain(topics[0]?.title);
  });
});

describe('SVC-08 links', () => {
  it('of all ten types are sent unchanged, with the paths of service entries hidden', async () => {
    const download = LINK_TYPES.map((resourceType) => ({
      resourceType,
      url: `https://palaro.example/${resourceType}`,
      labelNameEn: resourceType,
    }));
    const service = [
      { title: 'Chat', path: 'https://chat.example/palaro' },
      { title: 'Help', path: '/m/help?i=2' },
    ];
    expect(download).toHaveLength(10);
    await site.app.site.change({
      settings: { 'links.download': download, 'links.service': service },
    });
    const { value } = await ask(site, '/wps/system/settings/consolidated');
    expect(value.download).toEqual(download);
    expect(JSON.stringify(value.service)).not.toMatch(/chat\.example|\/m\/help/);
    const entries = value.service as { title: string; path: string }[];
    expect(entries.map(({ title, path }) => ({ title, path: showPath(path) }))).toEqual(service);
  });
});

it('REWARD-06 the agreement in force has its version', async () => {
  const { value } = await ask(site, '/api/v1/agreement');
  expect(value).toMatchObject({
    version: 1,
    title: 'User agreement',
    content: expect.stringContaining('21 or older') as string,
    inForceFrom: expect.stringMatching(/Z$/) as string,
  });
});

it('APP-14 the hosts for content images are the deployment’s', async () => {
  const imageHosts = ['https://one.example', 'https://two.example'];
  await site.app.site.change({ settings: { 'site.imageHosts': imageHosts } });
  const { value } = await ask(site, '/wps/system/domainRoute');
  expect(value).toEqual({ imageHosts });
});

it('API-05 template, status, notices, popular announcements and service links have real data', async () => {
  const { value } = await ask(site, '/wps/system/settings/consolidated');
  expect(value.mobileTemplate).toMatchObject({ mem_cen: expect.anything() as unknown });
  expect(value.service?.length).toBeGreaterThan(0);
  expect(value.download?.length).toBeGreaterThan(0);
  const status = await ask(site, '/wps/system/status');
  expect(status.value).toMatchObject({ maintenance: false, location: 'PH' });
  const news = await ask(site, `${NEWS}?types=PL`);
  expect(news.value.player?.length).toBeGreaterThan(0);
  expect(news.value.hot?.length).toBeGreaterThan(0);
  const lobby = await ask(site, '/wps/relay/GLS2_lobbyNews');
  expect(lobby.value.list).toHaveLength(news.value.player?.length ?? 0);
});
