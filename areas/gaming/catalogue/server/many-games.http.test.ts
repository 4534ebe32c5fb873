import type { Vendor } from '@palaro/vendors';
import type * as Vendors from '@palaro/vendors';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameItem, VendorEntry } from '../catalogue.api.ts';
import { manyVendors } from './many-games.ts';
import { setGame, setVendor } from './switchboard.repository.ts';
import { tellGamesChanged } from './switchboard.ts';
import { addCredential } from './vendor-connections.ts';

const PER_PAGE = 100;
const ADDRESS = 'https://vendor.example/play';
const made = vi.hoisted(() => ({ vendors: [] as Vendor[] }));
vi.mock('@palaro/vendors', async (original) => {
  const vendors = await original<typeof Vendors>();
  const [like] = vendors.VENDORS as [Vendor];
  const launch: Vendor['client']['launch'] = (_, { game }) => Promise.resolve(`${ADDRESS}/${game}`);
  made.vendors = manyVendors({ ...like, client: { launch } });
  (vendors.VENDORS as Vendor[]).push(...made.vendors);
  return vendors;
});

let site: TestApp;
let games: ReturnType<typeof gamesMade>;
const gamesMade = () =>
  made.vendors.flatMap(({ code, games: own }) => own.map((game) => ({ ...game, vendor: code })));
beforeAll(async () => {
  site = await testApp({ demo: true });
  games = gamesMade();
  for (const { code } of made.vendors) {
    await addCredential(site.app, {
      vendor: code,
      key: `key-${code}`,
      secret: `secret-of-${code}`,
    });
    const at = site.app.db.updateTable('catalogue_vendor').set({ address: ADDRESS });
    await at.where('vendor', '=', code).execute();
  }
});
afterAll(() => site.stop());

interface Page {
  games: GameItem[];
  total: number;
  totalPages: number;
}

async function ask<V>(path: string, body?: object, language = 'EN') {
  const answer = await fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Language: language,
      Authorization: `Bearer ${site.tokens.member1}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, ...((await answer.json()) as { value: V; code?: string }) };
}
const relay = async <V>(name: string, language?: string) =>
  (await ask<V>(`/wps/relay/${name}`, undefined, language)).value;
const list = (query: string, language?: string) =>
  relay<Page>(`GCSGAME_gameList?${query}`, language);

/** Every page of a list, one after the other. */
async function allPages(query: string): Promise<string[]> {
  const page = (no: number) => list(`${query}&pageSize=${PER_PAGE}&pageNo=${no}`);
  const { totalPages } = await page(1);
  const pages = await Promise.all(Array.from({ length: totalPages }, (_, at) => page(at + 1)));
  return pages.flatMap(({ games: shown }) => shown.map(({ nodeId }) => nodeId));
}

const nodesOf = (fits: (game: (typeof games)[number]) => boolean) =>
  games
    .filter(fits)
    .map(({ nodeId }) => nodeId)
    .sort();
/** Those of a list that were made here; the demo has games of its own. */
const madeOf = (nodes: string[]) => {
  const all = new Set(games.map(({ nodeId }) => nodeId));
  return nodes.filter((node) => all.has(node)).sort();
};
const named = (name: string) => games.find((game) => game.name === name);

describe('5,000 games of 60 vendors', () => {
  it('GAME-05 are all listed: no page repeats or skips one', async () => {
    expect(games).toHaveLength(5_000);
    const nodes = await allPages('gameClassify=ALL');
    expect(new Set(nodes).size).toBe(nodes.length);
    expect(madeOf(nodes)).toEqual(nodesOf(() => true));
  });

  it('GAME-15 stand in the vendor data under every vendor of every category, with exact counts', async () => {
    interface VendorData {
      sorting: { gameCategory: string; vendorNames?: object[] }[];
      mapping: Record<string, { vendors: VendorEntry[]; gameClassify: string[] }>;
    }
    const { sorting, mapping } = await relay<VendorData>('GCSGAME_getVassGameType?typeId=1');
    const categories = 'HOT RNG PVP LIVE FISH SPORTS ESPORTS COCKFIGHT LOTT ELOTT INHOUSE';
    expect(sorting.map(({ gameCategory }) => gameCategory)).toEqual(categories.split(' '));
    const entries = Object.values(mapping).flatMap(({ vendors }) => vendors);
    const { list: listed } = await relay<{ list: VendorEntry[] }>('GCSGAME_getVassalage');
    expect(listed).toEqual(entries);
    const own = entries.filter(({ vassalage }) => vassalage.startsWith('MADE'));
    expect(new Set(own.map(({ vassalage }) => vassalage)).size).toBe(60);
    for (const { vassalage, gameCategory, gameCount } of own) {
      const count = nodesOf((one) => one.vendor === vassalage && one.category === gameCategory);
      expect([vassalage, gameCategory, gameCount]).toEqual([vassalage, gameCategory, count.length]);
    }
    expect(mapping.FISH?.gameClassify).toEqual([]);
    expect(mapping.PVP?.gameClassify).toEqual(['CLASSIC', 'MEGA', 'VIDEO']);
  });

  it.each(['PVP', 'FISH', 'SPORTS', 'COCKFIGHT', 'ELOTT'])(
    'GAME-02 the category %s lists its own games',
    async (category) => {
      const expected = nodesOf((game) => game.category === category);
      expect(madeOf(await allPages(`gameType=${category}`))).toEqual(expected);
    },
  );

  it.each(['MADE0', 'MADE11', 'MADE59'])('GAME-06 the vendor %s has its page', async (vendor) => {
    const expected = nodesOf((game) => game.vendor === vendor);
    expect((await allPages(`vassalage=${vendor}`)).sort()).toEqual(expected);
  });

  it.each([
    ['VIDEO', '0.05', 'MADE1'],
    ['MEGA', '0.75', 'MADE12'],
    ['CLASSIC', '0.01', 'MADE0'],
  ])('GAME-06 %s from %s of %s narrow the slots together', async (classify, minBet, vendor) => {
    const asked = `gameType=RNG&gameClassify=${classify}&minBet=${minBet}&vassalage=${vendor}`;
    const expected = nodesOf(
      (game) =>
        game.category === 'RNG' &&
        game.classification === classify &&
        game.minBet === minBet &&
        game.vendor === vendor,
    );
    expect(expected.length).toBeGreaterThan(0);
    expect((await allPages(asked)).sort()).toEqual(expected);
  });
});

describe('a search among them', () => {
  const near = async (name: string) => {
    const path = `/api/v1/games/near?gameName=${encodeURIComponent(name)}`;
    return (await ask<{ near: GameItem[] }>(path)).value.near.map(({ gameName }) => gameName);
  };

  it.each([
    ['EN', 'golden dragon', 'Golden Dragon'],
    ['EN', 'DRAGON DELUXE', 'Golden Dragon Deluxe'],
    ['TY', 'gintong kalabaw', 'Gintong Kalabaw'],
    ['TY', 'makinang bahaghari 777', 'Makináng Bahaghari 777'],
    ['TY', 'pinatang', 'Piñatang Kalabaw Turbo'],
  ])('GAME-03 in %s, "%s" finds %s', async (language, typed, name) => {
    const query = `gameName=${encodeURIComponent(typed)}&pageSize=${PER_PAGE}`;
    const found = await list(query, language);
    expect(found.games.map(({ gameName }) => gameName)).toContain(name);
    expect(named(name)).toBeDefined();
  });

  it.each([
    ['goldn dragno', 'Golden Dragon'],
    ['thundr volcanoo', 'Thunder Volcano'],
    ['gintog kalabw', 'Gintong Kalabaw'],
    ['mahiwagng sampagita', 'Mahiwagang Sampaguita'],
    ['doña sarimonok', 'Doña Sarimanok'],
  ])('"%s" finds nothing and offers %s first', async (typed, name) => {
    expect((await list(`gameName=${encodeURIComponent(typed)}`)).total).toBe(0);
    const [first = ''] = await near(typed);
    expect(first.startsWith(name)).toBe(true);
  });
});

describe('what a member does with them', () => {
  it('GAME-07 GAME-08 marks and opens them; favourites come newest first, recent ones 25 a page', async () => {
    const marked = games.filter((_, n) => n % 167 === 0).map(({ nodeId }) => nodeId);
    for (const nodeId of marked) {
      await ask('/wps/relay/MCSFE_addFavoriteGameV2', { nodeId });
      await ask('/wps/relay/MCS2_addRecentGame', { nodeId });
      site.app.clock.advance(1);
    }
    const newest = [...marked].reverse();
    const nodes = (page: Page) => page.games.map(({ nodeId }) => nodeId);
    const favourites = await relay<Page>(`MCSFE_getFavoriteGamesList?pageSize=${PER_PAGE}`);
    expect(nodes(favourites)).toEqual(newest);
    const first = await relay<Page>('GCS_recentGame?page=1');
    const second = await relay<Page>('GCS_recentGame?page=2');
    expect([...nodes(first), ...nodes(second)]).toEqual(newest);
    expect(first.games).toHaveLength(25);
  });

  it('GAME-10 opens any of them at its vendor', async () => {
    for (const { vendor, id, nodeId } of games.filter((_, n) => n % 1_237 === 0)) {
      const opened = await ask<{ url: string }>('/wps/game/launchGame', {
        vendor,
        gameId: id,
        nodeId,
      });
      expect([opened.status, opened.value.url]).toEqual([200, `${ADDRESS}/${id}`]);
    }
  });

  it('GAME-02 GAME-10 is not shown, and cannot open, what operators offer to others or closed', async () => {
    const his = named('Golden Dragon');
    const closed = named('Lihim Parol');
    const gone = games.find(({ vendor }) => vendor === 'MADE7');
    if (!his || !closed || !gone) throw new Error('a game was not made');
    const { db } = site.app;
    await setGame(db, his.nodeId, { languages: ['TY'] });
    await setGame(db, closed.nodeId, { enabled: false });
    await setVendor(db, gone.vendor, { regions: ['XX'] });
    tellGamesChanged(site.app);
    const open = await allPages('gameClassify=ALL');
    const away = new Set([his, closed].map(({ nodeId }) => nodeId));
    expect(madeOf(open)).toEqual(
      nodesOf((game) => !away.has(game.nodeId) && game.vendor !== gone.vendor),
    );
    const found = await list('gameName=golden%20dragon', 'TY');
    expect(found.games.map(({ nodeId }) => nodeId)).toContain(his.nodeId);
    const refusals = [his, closed, gone].map(async ({ vendor, id }) => {
      return (await ask('/wps/game/launchGame', { vendor, gameId: id })).code;
    });
    const one = 'game.not_offered';
    const two = 'game.disabled';
    expect(await Promise.all(refusals)).toEqual([one, two, one]);
  });
});
