import { GAME_CARDS, GAME_IDS, type GameCard } from '@palaro/games/cards';
import { Money } from '@palaro/kernel';
import { foldNow } from '@palaro/server-app/folds';
import { testApp } from '@palaro/testkit';
import { execute, launchSession } from '@palaro/wallet/server';
import { vendorByCode } from '@palaro/vendors';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameItem, WinnerEntry } from '../catalogue.api.ts';
import { returnAddress } from './launch-game.ts';
import { switchGame, switchVendor } from './switchboard.ts';
import { pruneWinners } from './winners.repository.ts';

const { app, url, tokens, stop } = await testApp({ demo: true });
afterAll(stop);
afterEach(async () => {
  await switchVendor(app, 'DEMO', true);
  await switchGame(app, '10003', true);
});

type Who = 'member1' | 'trial1' | 'guest';

async function call<V>(who: Who, method: string, path: string, body?: object) {
  const response = await fetch(url + path, {
    method,
    headers: {
      Language: 'EN',
      ...(who === 'guest' ? {} : { Authorization: `Bearer ${tokens[who]}` }),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as { value: V; code?: string; message?: string };
  return { status: response.status, ...answer };
}

interface Games {
  games: GameItem[];
  pageNum: number;
  totalPages: number;
  total: number;
}
const relay = (name: string) => `/wps/relay/${name}`;
const list = (query: string, who: Who = 'guest') =>
  call<Games>(who, 'GET', relay(`GCSGAME_gameList?platform=html5&${query}`));
const ids = ({ value }: { value: Games }) => value.games.map(({ gameId }) => gameId);

const VENDORS_GAMES = ['demo-slot', 'kasa-slot', 'bangka-reels'];
const OUR_GAMES = Object.values<GameCard>(GAME_CARDS);
const ours = (fits: (card: GameCard) => boolean) => OUR_GAMES.filter(fits).map(({ id }) => id);
const EVERY_GAME = [...GAME_IDS, ...VENDORS_GAMES];

describe('vendor data', () => {
  it('GAME-15 has sorting with vendors and mapping with classifications', async () => {
    interface VendorData {
      sorting: { gameCategory: string; vendorNames?: { vassalage: string }[] }[];
      mapping: Record<string, { vendors: { gameCount: number }[]; gameClassify: string[] }>;
    }
    const path = relay('GCSGAME_getVassGameType?typeId=1');
    const { value } = await call<VendorData>('guest', 'GET', path);
    const categories = value.sorting.map(({ gameCategory }) => gameCategory);
    expect(categories).toEqual(['HOT', 'RNG', 'PVP', 'LIVE', 'FISH', 'INHOUSE']);
    expect(value.sorting[1]?.vendorNames?.map(({ vassalage }) => vassalage)).toEqual([
      'PALARO',
      'DEMO',
      'KASA',
      'BANGKA',
    ]);
    expect(value.mapping.RNG?.gameClassify).toContain('VIDEO');
    expect(value.mapping.INHOUSE?.gameClassify).toEqual([]);
  });

  it('names each vendor in each category with its exact number of games', async () => {
    const { value } = await call<{ list: object[] }>('guest', 'GET', relay('GCSGAME_getVassalage'));
    expect(value.list).toContainEqual(
      expect.objectContaining({ vendor: 'DEMO', gameCategory: 'RNG', gameCount: 1 }),
    );
  });
});

describe('the game list', () => {
  it.each([
    ['GAME-02 all games', 'pageSize=100', EVERY_GAME],
    ['GAME-02 a category', 'gameType=INHOUSE', ours(({ gameType }) => gameType === 'INHOUSE')],
    ['GAME-06 a vendor', 'gameType=RNG&vassalage=DEMO', ['demo-slot']],
    [
      'GAME-06 a classification',
      'gameType=RNG&gameClassify=VIDEO',
      ours(({ gameType, gameClassify }) => gameType === 'RNG' && gameClassify === 'VIDEO'),
    ],
    [
      'GAME-06 a minimum bet',
      'gameType=RNG&minBet=0.5',
      [...ours(({ minBet }) => minBet === '0.5'), ...VENDORS_GAMES],
    ],
    ['GAME-06 no game of a kind at that minimum bet', 'gameClassify=VIDEO&minBet=0.75', []],
    ['GAME-03 a part of the name', 'gameName=SILANGAN', ['perlas']],
    ['GAME-03 an unknown name', 'gameName=%25', []],
    ['GAME-03 NEW leaves none out', 'gameClassify=NEW&pageSize=100', EVERY_GAME],
    ['games of the first 30 days', 'isNew=true&pageSize=100', EVERY_GAME],
  ])('%s', async (_, query, expected) => {
    const answer = await list(query);
    expect(ids(answer).sort()).toEqual([...expected].sort());
    expect(answer.value.total).toBe(expected.length);
  });

  it('GAME-05 pages neither repeat nor skip a game', async () => {
    const total = EVERY_GAME.length;
    const numbers = Array.from({ length: total + 1 }, (_, i) => i + 1);
    const pages = await Promise.all(numbers.map((no) => list(`pageSize=1&pageNo=${no}`)));
    expect(pages.flatMap(ids).sort()).toEqual([...EVERY_GAME].sort());
    const beyond = { games: [], pageNum: total + 1, totalPages: total, total };
    expect(pages.at(-1)?.value).toEqual(beyond);
  });

  it('hides what is switched off', async () => {
    await switchVendor(app, 'DEMO', false);
    await switchGame(app, '10003', false);
    const left = EVERY_GAME.filter((id) => !['perlas', 'demo-slot'].includes(id));
    expect(ids(await list(''))).toEqual(left);
  });

  it('a search that found nothing offers what is spelt nearly so, then the most played', async () => {
    interface Near {
      near: GameItem[];
      popular: GameItem[];
    }
    const near = (name: string) =>
      call<Near>('guest', 'GET', `/api/v1/games/near?gameName=${name}`).then(({ value }) => value);
    const names = (games: GameItem[]) => games.map(({ gameId }) => gameId);
    const offered = 6;
    const slip = await near('perlos');
    expect(names(slip.near)).toEqual(['perlas']);
    const others = EVERY_GAME.filter((id) => id !== 'perlas');
    expect(others).toEqual(expect.arrayContaining(names(slip.popular)));
    const nothing = await near('zzz');
    expect(names(nothing.near)).toEqual([]);
    expect(EVERY_GAME).toEqual(expect.arrayContaining(names(nothing.popular)));
    for (const [found, all] of [
      [slip, others],
      [nothing, EVERY_GAME],
    ] as const) {
      expect(new Set(names(found.popular)).size).toBe(Math.min(offered, all.length));
    }
  });

  it.each(['pageSize=101', 'pageNo=0', 'pageNo=x', 'minBet=0.2', 'gameType=%27%20or%201=1'])(
    'API-02 refuses %s',
    async (query) => {
      expect(await list(query)).toMatchObject({ status: 400, code: 'malformed' });
    },
  );
});

describe('every list', () => {
  const marked = ['10003', '90001'];
  beforeAll(async () => {
    for (const nodeId of marked) {
      await call('member1', 'POST', relay('MCSFE_addFavoriteGameV2'), { nodeId });
      await call('member1', 'POST', relay('MCS2_addRecentGame'), { nodeId });
    }
  });
  afterAll(async () => {
    for (const nodeId of marked) {
      await call('member1', 'DELETE', relay(`MCSFE_removeFavoriteGameV2?nodeId=${nodeId}`));
    }
  });
  const lists = [
    'GCSGAME_gameList',
    'GCSGAME_hotGamesV2',
    'MCSFE_getFavoriteGamesList',
    'GCS_recentGame',
  ];

  it.each(lists)(
    'GAME-03 GAME-06 %s is narrowed by vendor, search, classification and minimum bet',
    async (name) => {
      const found = async (query: string) => {
        const path = relay(`${name}?${query}`);
        const { value } = await call<Partial<Games> & { list?: GameItem[] }>(
          'member1',
          'GET',
          path,
        );
        return (value.games ?? value.list ?? []).map(({ gameId }) => gameId);
      };
      expect(await found('')).toContain('perlas');
      expect(await found('vassalage=DEMO')).toEqual(['demo-slot']);
      expect(await found('gameName=perlas')).toEqual(['perlas']);
      expect(await found('gameType=RNG&gameClassify=VIDEO')).toEqual(['perlas']);
      expect(await found('gameType=RNG&minBet=0.1&gameName=perlas')).toEqual(['perlas']);
      expect(await found('gameType=INHOUSE&vassalage=DEMO')).toEqual([]);
    },
  );
});

describe('favourites and recent games', () => {
  const favourites = () =>
    call<string[]>('member1', 'GET', relay('MCSFE_getFavoriteGames')).then(({ value }) => value);

  it('GAME-07 adds a favourite once, lists node ids as strings, removes it', async () => {
    const add = () =>
      call('member1', 'POST', relay('MCSFE_addFavoriteGameV2'), {
        nodeId: '10003',
        vendor: 'PALARO',
      });
    await add();
    expect((await add()).status).toBe(200);
    expect(await favourites()).toEqual(['10003']);
    const games = await call<Games>('member1', 'GET', relay('MCSFE_getFavoriteGamesList'));
    expect(ids(games)).toEqual(['perlas']);
    expect(ids(await list('gameClassify=FAV', 'member1'))).toEqual(['perlas']);
    await call('member1', 'DELETE', relay('MCSFE_removeFavoriteGameV2?nodeId=10003'));
    expect(await favourites()).toEqual([]);
  });

  it('GAME-08 recent games start with the one opened last', async () => {
    for (const nodeId of ['10003', '90001', '10003']) {
      await call('member1', 'POST', relay('MCS2_addRecentGame'), { nodeId });
      app.clock.advance(1);
    }
    const { value } = await call<Games>('member1', 'GET', relay('GCS_recentGame?page=1'));
    expect(value.games.slice(0, 2).map(({ gameId }) => gameId)).toEqual(['perlas', 'demo-slot']);
  });

  it.each([
    ['an unknown game', { nodeId: '999' }, 404, 'game.not_found'],
    ['another vendor’s game', { nodeId: '10003', vendor: 'DEMO' }, 404, 'game.not_found'],
    ['no game', {}, 400, 'malformed'],
  ])('refuses %s', async (_, body, status, code) => {
    const answer = await call('member1', 'POST', relay('MCSFE_addFavoriteGameV2'), body);
    expect(answer).toMatchObject({ status, code });
  });

  it('GAME-09 SESS-01 asks a guest to log in, and a trial account to log in to an actual one', async () => {
    for (const path of ['MCSFE_getFavoriteGames', 'GCS_recentGame']) {
      expect((await call('guest', 'GET', relay(path))).code).toBe('not_logged_in');
      expect((await call('trial1', 'GET', relay(path))).code).toBe('account.trial');
    }
    expect((await list('gameClassify=FAV')).code).toBe('not_logged_in');
  });
});

describe('launch', () => {
  interface Launched {
    url: string;
    mode: string;
    sessionId: string;
  }
  const launch = (who: Who, change: object = {}) =>
    call<Launched>(who, 'POST', '/wps/game/launchGame', {
      gameCategory: 'RNG',
      vendor: 'PALARO',
      gameId: 'perlas',
      nodeId: '10003',
      supportFreePlay: false,
      ...change,
    });

  it('GAME-10 answers a page of this site for in-house games', async () => {
    const { value } = await launch('member1');
    expect(value).toMatchObject({ url: '/m/game/perlas', mode: 'real' });
    const recent = await call<Games>('member1', 'GET', relay('GCS_recentGame'));
    expect(recent.value.games[0]?.gameId).toBe('perlas');
  });

  it('GAME-12 a trial account plays for free money', async () => {
    expect((await launch('trial1')).value.mode).toBe('trial');
  });

  it('GAME-12 a real account may play for free, with a separate wallet', async () => {
    const free = (await launch('member1', { supportFreePlay: true })).value;
    expect(free).toMatchObject({ mode: 'trial', url: '/m/game/perlas?freePlay=1' });
    expect((await launch('member1')).value).toMatchObject({ mode: 'real', url: '/m/game/perlas' });
  });

  it.each([
    ['an unknown game', { gameId: 'none' }, 404, 'game.not_found'],
    ['another node', { nodeId: '20002' }, 404, 'game.not_found'],
    [
      'a vendor without an address',
      { vendor: 'DEMO', gameId: 'demo-slot', nodeId: '90001' },
      503,
      'game.vendor_unavailable',
    ],
  ])('refuses %s', async (_, change, status, code) => {
    expect(await launch('member1', change)).toMatchObject({ status, code });
  });

  it('API-03 says so where the vendor gives no address to open', async () => {
    Object.assign(app.config, { demoVendorUrl: 'http://127.0.0.1:9' });
    const { client } = vendorByCode('DEMO') ?? {};
    const launched = client && vi.spyOn(client, 'launch').mockResolvedValue('');
    const game = { vendor: 'DEMO', gameId: 'demo-slot', nodeId: '90001' };
    const answer = await launch('member1', game);
    launched?.mockRestore();
    Object.assign(app.config, { demoVendorUrl: null });
    expect(answer).toMatchObject({ status: 503, code: 'game.no_address' });
    expect(answer.message).toContain('Empty requested URL');
  });

  it('refuses games that are switched off, and guests', async () => {
    expect((await launch('guest')).code).toBe('not_logged_in');
    await switchGame(app, '10003', false);
    expect((await launch('member1')).code).toBe('game.disabled');
    await switchVendor(app, 'DEMO', false);
    const demo = { vendor: 'DEMO', gameId: 'demo-slot', nodeId: '90001' };
    expect((await launch('member1', demo)).code).toBe('game.vendor_disabled');
  });

  it.each([
    ['/m/gameList?gameType=RNG', '/m/gameList?gameType=RNG'],
    ['https://elsewhere.example/m/home', '/m/home'],
    ['//elsewhere.example/m/home', '/m/home'],
    ['/wps/session/logout', '/m/home'],
    ['/m/../wps/session', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
    ['http://[', '/m/home'],
  ])('the way back from %s leads to %s', (pageBack, path) => {
    expect(returnAddress(app, pageBack)).toBe(app.config.publicUrl + path);
  });
});

describe('HOT and the winner board', () => {
  let number = 0;
  const idOf = async (account: string) =>
    (await app.db.selectFrom('member').select('id').where('account', '=', account).execute())[0]
      ?.id ?? '';

  interface Played {
    account?: string;
    vendor?: string;
    game?: string;
    win?: string;
  }
  const sessions = new Map<string, string>();
  /** A live session of the member at the game; a vendor's game is opened with its code. */
  async function sessionOf(member: string, vendor: string, game: string) {
    const key = `${member}/${vendor}/${game}`;
    if (!sessions.has(key)) {
      const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
      const { code } = await launchSession(app, { member, vendor, game, ...about });
      const [opened] = await execute(app, [{ kind: 'authenticate', vendor, code }]);
      sessions.set(key, opened?.opened?.session ?? '');
    }
    return sessions.get(key) ?? '';
  }
  /** Plays a one-step round through the wallet and returns its ids. */
  async function played(change: Played = {}) {
    const { account = 'member1', vendor = 'PALARO', game = 'dice', win = '0.0000' } = change;
    const member = await idOf(account);
    const session = await sessionOf(member, vendor, game);
    const round = `board-${(number += 1)}`;
    const message = { vendor, member, currency: 'PHP', game, round };
    const [answer] = await execute(app, [
      {
        kind: 'betWin',
        ...message,
        transaction: round,
        ...(vendor === 'PALARO' ? {} : { session }),
        bet: Money.of('1.0000'),
        win: Money.of(win),
      },
    ]);
    expect(answer?.status).toBe('OK');
    return message;
  }
  const board = async (query = '') =>
    (await call<{ list: WinnerEntry[] }>('guest', 'GET', relay(`GCSGAME_getRankList?${query}`)))
      .value.list;
  const best = async (query: string) => (await board(query)).map(({ winAmount }) => winAmount);

  it('orders HOT by the number of real-money rounds', async () => {
    await played({ vendor: 'DEMO', game: 'demo-slot' });
    const rounds = Array.from({ length: 200 }, () => ({ vendor: 'DEMO', game: 'demo-slot' }));
    await Promise.all(rounds.map(played));
    await played({ account: 'trial1' });
    const counted = () =>
      app.db.selectFrom('game_day').select(['game', 'rounds']).orderBy('game').execute();
    const before = await counted();
    await foldNow(app);
    const after = await counted();
    expect(Number(after.find(({ game }) => game === 'demo-slot')?.rounds)).toBe(201);
    const dice = (rows: typeof after) =>
      rows.filter(({ game }) => game === 'dice').reduce((sum, { rounds: n }) => sum + Number(n), 0);
    expect(dice(after)).toBe(dice(before));
    const { value } = await call<{ list: GameItem[] }>(
      'guest',
      'GET',
      relay('GCSGAME_hotGamesV2?isPlatform=2'),
    );
    expect(value.list[0]?.gameId).toBe('demo-slot');
  });

  it('HOME-09 shows wins, highest first, with masked names and no trial wins, and pushes them', async () => {
    const heard: string[] = [];
    const leave = app.push.subscribe(null, ({ topic, data }) => {
      if (topic === 'winners') heard.push((JSON.parse(data) as WinnerEntry).winAmount);
    });
    await played({ win: '700000.0000' });
    await played({
      account: 'member2',
      win: '800000.0000',
      vendor: 'DEMO',
      game: 'demo-slot',
    });
    await played({ win: '999999.0000', account: 'trial1' });
    const again = await played({ account: 'player101', win: '900000.0000' });
    await foldNow(app);
    leave();
    const shown = ['900000.0000', '800000.0000', '700000.0000'];
    expect((await best('gameCategory=ALL&limitNum=20')).slice(0, 3)).toEqual(shown);
    expect((await board())[2]?.customerName).toBe('m***1');
    expect(heard).toEqual(shown);
    expect(await best('gameCategory=RNG&limitNum=1')).toEqual(['800000.0000']);
    const back = { ...again, transaction: 'board-back', target: again.round };
    const [undone] = await execute(app, [{ kind: 'rollback', ...back }]);
    expect(undone?.status).toBe('OK');
    await foldNow(app);
    expect((await board())[0]?.winAmount).toBe('800000.0000');
  });

  it('HOME-09 a winner has one row, the best, and a win under ten pesos none', async () => {
    for (const win of ['850000.0000', '600000.0000']) await played({ win });
    await played({ account: 'player102', win: '9.9900' });
    await foldNow(app);
    const rows = await board();
    expect(rows.slice(0, 2).map(({ winAmount }) => winAmount)).toEqual([
      '850000.0000',
      '800000.0000',
    ]);
    const winners = rows.map(({ id }) => id);
    expect(new Set(winners).size).toBe(winners.length);
    expect(rows.filter(({ winAmount }) => Number(winAmount) < 10)).toEqual([]);
  });

  it('keeps the best wins of each game and drops old ones', async () => {
    await pruneWinners(app.db, new Date(0), 1);
    expect(await best('')).toEqual(expect.arrayContaining(['850000.0000', '800000.0000']));
    app.clock.advance(8 * 86_400);
    expect(await board()).toEqual([]);
  });

  it.each([
    ['maria2024', 'm***4'],
    ['ana', 'a***'],
    ['ñandú', 'ñ***ú'],
  ])('HOME-09 masks %s as %s', async (nickname, masked) => {
    await app.db.updateTable('member').set({ nickname }).where('account', '=', 'member2').execute();
    await played({ account: 'member2', win: `${1_000_000 + number}.0000` });
    await foldNow(app);
    expect((await board())[0]?.customerName).toBe(masked);
  });
});
