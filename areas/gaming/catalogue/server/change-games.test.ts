import { Money } from '@palaro/kernel';
import { operatorAt, testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { execute, launchSession } from '@palaro/wallet/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameItem } from '../catalogue.api.ts';
import type { Reply } from '@palaro/api';
import type { BoardGame, catalogueConsoleApi, GameChange } from '../console.api.ts';

type Levels = Reply<(typeof catalogueConsoleApi)['boardLevels']>;

let site: TestApp;
let other: TestApp;
let games: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true, nodes: true, tasks: 'none' });
  const { database } = site;
  other = await testApp({ database, config: { demo: true }, nodes: true, tasks: 'none' });
  games = await operatorAt(site.url, 'operator1');
});
afterAll(async () => {
  await other.stop();
  await site.stop();
});

const change = (given: GameChange, at?: string) =>
  games.call('POST', '/console/api/games/changes', {
    change: given,
    reason: 'as the test asks',
    ...(at ? { at } : {}),
  });

async function list(at: TestApp, path: string): Promise<GameItem[]> {
  const answer = await fetch(`${at.url}/wps/relay/${path}`, { headers: { Language: 'EN' } });
  const { value } = (await answer.json()) as { value: { games?: GameItem[]; list?: GameItem[] } };
  return value.games ?? value.list ?? [];
}

const ALL = 'GCSGAME_gameList?pageSize=100';
const nodesOf = (items: GameItem[]) => items.map(({ nodeId }) => nodeId);

/** The next news of games on the other node, to which member screens listen. */
const heardThere = () =>
  new Promise<void>((resolve) => {
    const leave = other.app.push.subscribe(
      null,
      () => {
        leave();
        resolve();
      },
      new Set(['games']),
    );
  });

const launch = (vendor: string, gameId: string) =>
  fetch(`${site.url}/wps/game/launchGame`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${site.tokens.member1}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ vendor, gameId }),
  });

async function memberId(): Promise<string> {
  const { db } = site.app;
  const named = db.selectFrom('member').select('id').where('account', '=', 'member1');
  return (await named.executeTakeFirstOrThrow()).id;
}

it('OC-16 a vendor that is off leaves all lists on every node, refuses launches, and its open rounds are still credited', async () => {
  const { app } = site;
  const board = await games.call<{ list: BoardGame[] }>(
    'GET',
    '/console/api/games?vendor=DEMO&pageSize=100',
  );
  const [game] = board.value.list;
  const gameId = game?.gameId ?? '';
  const member = await memberId();
  const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
  const { code } = await launchSession(app, { member, vendor: 'DEMO', game: gameId, ...about });
  const [opened] = await execute(app, [{ kind: 'authenticate', vendor: 'DEMO', code }]);
  const session = opened?.opened?.session ?? '';
  const bet = async (round: string) => {
    const message = { vendor: 'DEMO', member, currency: 'PHP', game: gameId, round };
    const amount = Money.of('1.0000');
    const [answer] = await execute(app, [
      { kind: 'bet', transaction: round, session, amount, ...message },
    ]);
    return { message, status: answer?.status };
  };
  const placed = await bet('oc16');
  expect(placed.status).toBe('OK');

  const told = heardThere();
  expect((await change({ vendors: [{ vendor: 'DEMO', enabled: false }] })).status).toBe(200);
  await told;
  const ofVendor = (items: GameItem[]) => items.filter(({ vassalage }) => vassalage === 'DEMO');
  for (const node of [site, other]) {
    expect(ofVendor(await list(node, ALL))).toEqual([]);
    expect(ofVendor(await list(node, 'GCSGAME_hotGamesV2'))).toEqual([]);
  }
  const refused = await launch('DEMO', gameId);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'game.vendor_disabled' });
  expect((await bet('oc16-later')).status).not.toBe('OK');
  const [credited] = await execute(app, [
    { kind: 'win', transaction: 'oc16-win', amount: Money.of('2.5000'), ...placed.message },
  ]);
  expect(credited?.status).toBe('OK');
  await change({ vendors: [{ vendor: 'DEMO', enabled: true }] });
});

it('OC-17 members see the operators’ order, the hot mark and the new mark', async () => {
  const before = nodesOf(await list(site, ALL));
  const [first = '', second = '', third = ''] = before;
  const order = (nodeIds: string[]) => games.call('POST', '/console/api/games/order', { nodeIds });
  expect((await order([third, first])).status).toBe(200);
  expect(nodesOf(await list(site, ALL)).slice(0, 3)).toEqual([third, second, first]);
  expect((await order([third, first])).code).toBe('game.no_change');

  const last = before.at(-1) ?? '';
  await change({ games: [{ nodeId: last, hot: true, isNew: true }] });
  const hot = await list(site, 'GCSGAME_hotGamesV2');
  expect(hot[0]).toMatchObject({ nodeId: last, isNew: true });
  await change({ games: [{ nodeId: last, hot: false, isNew: false }] });
  expect(nodesOf(await list(site, 'GCSGAME_hotGamesV2'))).not.toContain(last);
  await change({ games: [{ nodeId: last, hot: null, isNew: null }] });
});

it('switches a category and many games at once, and a game on its second', async () => {
  const all = await list(site, ALL);
  const some = all.slice(0, 3).map(({ nodeId }) => nodeId);
  await change({ games: some.map((nodeId) => ({ nodeId, enabled: false })) });
  expect(nodesOf(await list(site, ALL))).toEqual(nodesOf(all).slice(3));
  const at = new Date(site.app.clock.now().getTime() + 60_000).toISOString();
  await change({ games: some.map((nodeId) => ({ nodeId, enabled: true })) }, at);
  await site.advance(59);
  await site.runTasks();
  expect(await list(site, ALL)).toHaveLength(all.length - 3);
  await site.advance(1);
  await site.runTasks();
  expect(nodesOf(await list(site, ALL))).toEqual(nodesOf(all));

  const category = all[0]?.gameType ?? '';
  await change({ categories: [{ category, enabled: false }] });
  expect((await list(site, ALL)).some(({ gameType }) => gameType === category)).toBe(false);
  expect((await launch(all[0]?.vassalage ?? '', all[0]?.gameId ?? '')).status).toBe(403);
  await change({ categories: [{ category, enabled: true }] });
});

it('OC-7 a plan ends stale where its value was changed by hand meanwhile, and overwrites nothing', async () => {
  const [first = '', second = ''] = nodesOf(await list(site, ALL));
  const at = new Date(site.app.clock.now().getTime() + 60_000).toISOString();
  const planned = async () => {
    const { value } = await games.call<Levels>('GET', '/console/api/games/levels');
    return value.planned.map(({ id, state, change: { games: [one] = [] } }) => ({
      id,
      state,
      one,
    }));
  };
  for (const one of [
    { nodeId: first, enabled: false },
    { nodeId: first, hot: true },
    { nodeId: second, enabled: false },
  ])
    expect((await change({ games: [one] }, at)).status).toBe(200);
  // Twice, so that the value is what it was when the plan was made: it was decided later.
  for (const enabled of [false, true]) await change({ games: [{ nodeId: first, enabled }] });
  const states = (await planned()).map(({ state, one }) => [state, one]);
  expect(states).toHaveLength(3);
  expect(states).toEqual(
    expect.arrayContaining([
      ['Waiting', { nodeId: first, hot: true }],
      ['Waiting', { nodeId: second, enabled: false }],
      ['Stale', { nodeId: first, enabled: false }],
    ]),
  );
  const entries = await site.app.pool.query<object>(
    `select subject, entry->'after' as after from audit_entry where action = 'game.plan_stale'`,
  );
  const after = { [`game:${first}`]: { enabled: false } };
  expect(entries.rows).toEqual([{ subject: `game:${first}`, after }]);
  const stale = (await planned()).find(({ state }) => state === 'Stale')?.id;
  const cancel = `/console/api/games/schedule/${stale}/cancel`;
  expect((await games.call('POST', cancel, { reason: 'as the test asks' })).code).toBe(
    'game.not_waiting',
  );
  await site.advance(60);
  await site.runTasks();
  const now = nodesOf(await list(site, ALL));
  expect([now.includes(first), now.includes(second)]).toEqual([true, false]);
  expect((await list(site, 'GCSGAME_hotGamesV2'))[0]?.nodeId).toBe(first);
  expect((await planned()).map(({ state }) => state)).toEqual(['Stale']);
  await change({ games: [{ nodeId: first, hot: null }] });
  await change({ games: [{ nodeId: second, enabled: true }] });
});

it('refuses games that the catalogue has not, and who may not', async () => {
  expect((await change({ games: [{ nodeId: 'none', enabled: false }] })).code).toBe(
    'game.not_found',
  );
  expect((await change({})).code).toBe('game.no_change');
  const support = await operatorAt(site.url, 'support1');
  expect((await support.call('GET', '/console/api/games')).code).toBe('console.forbidden');
});
