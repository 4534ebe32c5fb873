import { operatorAt, testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BoardGame, GameChange } from '../console.api.ts';
import type { GameItem } from '../catalogue.api.ts';

const DICE = '20002';
let site: TestApp;
let other: TestApp;
let one: TestOperator;
let two: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true, nodes: true, tasks: 'none' });
  const { database } = site;
  other = await testApp({ database, config: { demo: true }, nodes: true, tasks: 'none' });
  one = await operatorAt(site.url, 'operator1');
  two = await operatorAt(site.url, 'operator2');
});
afterAll(async () => {
  await other.stop();
  await site.stop();
});

const change = (given: GameChange | object, at?: string) =>
  one.call<{ changeId: string | null }>('POST', '/console/api/games/changes', {
    change: given,
    reason: 'as the test asks',
    ...(at ? { at } : {}),
  });
const agree = (answer: { value: { changeId: string | null } }) =>
  two.call('POST', `/console/api/changes/${answer.value.changeId}/approve`, {});
const game = (terms: object, nodeId = DICE) => ({ games: [{ nodeId, ...terms }] });

async function boardGame(q: string): Promise<BoardGame | undefined> {
  const path = `/console/api/games?pageSize=100&q=${encodeURIComponent(q)}`;
  return (await one.call<{ list: BoardGame[] }>('GET', path)).value.list[0];
}

/** The next news of games on the other node, to which members' open screens listen. */
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

const ask = async (at: TestApp, path: string, body?: object, headers: object = {}) => {
  const answer = await fetch(at.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${site.tokens.member1}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value, code } = (await answer.json()) as { value?: never; code?: string };
  return { status: answer.status, code, value: value as Record<string, unknown> | undefined };
};

const launch = (headers: object = {}) =>
  ask(site, '/wps/game/launchGame', { vendor: 'PALARO', gameId: 'dice' }, headers);
const bet = (at: TestApp, stake: string) =>
  ask(at, '/api/v1/games/dice/bet', {
    roundRef: crypto.randomUUID(),
    stake,
    params: { side: 'over', winNumbers: 4_950 },
  });
const picker = async (at: TestApp) => {
  const { value } = await ask(at, '/api/v1/games/dice');
  return [value?.['minStake'], value?.['maxStake']];
};

it('a stricter bound holds at once in the picker and the wallet of every node; a looser one waits for a second person', async () => {
  await launch();
  expect((await bet(other, '60.0000')).status).toBe(200);
  const told = heardThere();
  expect(await change(game({ minBet: '5.0000', maxBet: '50.0000' }))).toMatchObject({
    status: 200,
    value: { changeId: null },
  });
  await told;
  for (const node of [site, other]) {
    expect(await picker(node)).toEqual(['5.0000', '50.0000']);
    for (const stake of ['51.0000', '4.0000']) {
      expect(await bet(node, stake)).toMatchObject({ status: 422, code: 'play.limit_reached' });
    }
    expect((await bet(node, '50.0000')).status).toBe(200);
  }
  expect(await boardGame('Sampung')).toMatchObject({
    minBet: '5.0000',
    maxBet: '50.0000',
    terms: { minBet: '5.0000', maxBet: '50.0000', regions: null },
  });

  const asked = await change(game({ maxBet: '80.0000' }));
  expect(asked.status).toBe(202);
  expect(await picker(site)).toEqual(['5.0000', '50.0000']);
  const path = `/console/api/changes/${asked.value.changeId}/approve`;
  expect((await one.call('POST', path, {})).code).toBe('console.second_person');
  expect((await agree(asked)).status).toBe(200);
  expect(await picker(site)).toEqual(['5.0000', '80.0000']);
  expect((await agree(await change(game({ minBet: null, maxBet: null })))).status).toBe(200);
  expect((await bet(site, '60.0000')).status).toBe(200);
});

it('a vendor’s bounds hold for all its games, and the strictest of all bounds counts', async () => {
  const vendors = (terms: object) => ({ vendors: [{ vendor: 'PALARO', ...terms }] });
  await change(vendors({ maxBet: '40.0000' }));
  await change(game({ maxBet: '70.0000' }));
  expect(await picker(site)).toEqual(['1.0000', '40.0000']);
  const { value = {} } = await ask(site, '/api/v1/games/perlas');
  expect((value['ladder'] as string[]).at(-1)).toBe('20.0000');
  const levels = await one.call<{ vendors: { code: string; terms: object }[] }>(
    'GET',
    '/console/api/games/levels',
  );
  expect(levels.value.vendors.find(({ code }) => code === 'PALARO')?.terms).toMatchObject({
    maxBet: '40.0000',
  });
  await agree(await change(vendors({ maxBet: null })));
  await agree(await change(game({ maxBet: null })));
  expect(await picker(site)).toEqual(['1.0000', '50000.0000']);
});

it('refuses bounds that leave a game no stake, and an audience of nobody', async () => {
  const nothing = await change(game({ minBet: '20.0000', maxBet: '10.0000' }));
  expect(nothing).toMatchObject({ status: 422, code: 'game.no_stake_left' });
  expect(nothing.message).toContain('Sampung Libo Dice');
  expect((await change(game({ devices: [] }))).code).toBe('game.audience_empty');
  expect((await change(game({ minBet: '0.0000' }))).status).toBe(400);
  expect((await change(game({ regions: ['Manila'] }))).status).toBe(400);
  expect(await picker(site)).toEqual(['1.0000', '50000.0000']);
});

it('what one person planned as stricter is not applied where it would loosen by then', async () => {
  const at = (seconds = 60) =>
    new Date(site.app.clock.now().getTime() + seconds * 1_000).toISOString();
  expect((await change(game({ maxBet: '100.0000' }), at())).status).toBe(200);
  expect((await change(game({ maxBet: '50.0000' }), at(30))).status).toBe(200);
  await site.advance(30);
  await site.runTasks();
  await site.advance(30);
  await site.runTasks();
  expect(await picker(site)).toEqual(['1.0000', '50.0000']);
  const planned = await change(game({ maxBet: null }), at());
  expect(planned.status).toBe(202);
  expect((await agree(planned)).status).toBe(200);
  expect(await picker(site)).toEqual(['1.0000', '50.0000']);
  await site.advance(60);
  await site.runTasks();
  expect(await picker(site)).toEqual(['1.0000', '50000.0000']);
});

it('OC-7 what two people planned as looser does not undo what was made stricter after it', async () => {
  await change(game({ maxBet: '60.0000' }));
  const at = new Date(site.app.clock.now().getTime() + 60_000).toISOString();
  expect((await agree(await change(game({ maxBet: '90.0000' }), at))).status).toBe(200);
  await change(game({ maxBet: '50.0000' }));
  await site.advance(60);
  await site.runTasks();
  expect(await picker(site)).toEqual(['1.0000', '50.0000']);
  expect((await agree(await change(game({ maxBet: null })))).status).toBe(200);
});

const nodes = async (path: string, headers: object) => {
  const { value = {} } = await ask(site, `/wps/relay/${path}`, undefined, headers);
  const list = (value['games'] ?? value['list'] ?? value['popular']) as GameItem[];
  return list.map(({ nodeId }) => nodeId);
};
const LISTS = [
  'GCSGAME_gameList?pageSize=100',
  'GCSGAME_gameList?gameName=Sampung',
  'GCSGAME_hotGamesV2',
];

it.each([
  ['devices', ['WEB'], { Device: 'WEB' }, { Device: 'MOBILE' }],
  ['languages', ['TY'], { Language: 'TY' }, { Language: 'EN' }],
  ['regions', ['PH'], { 'X-Country': 'PH' }, { 'X-Country': 'SG' }],
  ['regions', ['PH'], { 'X-Country': 'ph' }, { 'X-Country': 'XX' }],
])(
  'a game for %s %j is in no list, search or launch of others',
  async (name, list, his, others) => {
    await site.app.site.change({ settings: { 'site.regionHeader': 'X-Country' } });
    await change(game({ [name]: list, hot: true }));
    for (const path of LISTS) {
      expect(await nodes(path, his)).toContain(DICE);
      expect(await nodes(path, others)).not.toContain(DICE);
    }
    expect((await launch(his)).status).toBe(200);
    expect(await launch(others)).toMatchObject({ status: 403, code: 'game.not_offered' });
    expect((await boardGame('Sampung'))?.terms).toMatchObject({ [name]: list });
    const back = await change(game({ [name]: null, hot: null }));
    if (back.value.changeId !== null) expect((await agree(back)).status).toBe(200);
    expect(await nodes(LISTS[0] ?? '', others)).toContain(DICE);
    await site.app.site.change({ settings: { 'site.regionHeader': '' } });
  },
);

it('home shows each visitor what is offered to him, and a vendor can be hidden from a device', async () => {
  await change({ vendors: [{ vendor: 'DEMO', devices: ['WEB'] }] });
  const vendorsFor = async (Device: string) => {
    const { value = {} } = await ask(site, '/api/v1/home', undefined, { Device });
    return JSON.stringify((value['categories'] as { mapping: object }).mapping);
  };
  expect(await vendorsFor('WEB')).toContain('"vassalage":"DEMO"');
  expect(await vendorsFor('MOBILE')).not.toContain('"vassalage":"DEMO"');
  await change({ vendors: [{ vendor: 'DEMO', devices: null }] });
  expect(await vendorsFor('MOBILE')).toContain('"vassalage":"DEMO"');
});
