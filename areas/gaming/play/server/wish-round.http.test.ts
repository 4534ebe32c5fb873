import { randomUUID } from 'node:crypto';
import { canonicalJson, fairDraw, seedHash } from '@palaro/fairness';
import { gameOf, rulesOf, settle, SOLO_IDS, type GameCard, type SoloGameId } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ demo: true });
});
afterAll(() => test.stop());

interface Answer<V> {
  status: number;
  code?: string;
  value: V;
}
interface Pair {
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
}
interface Round extends Pair {
  roundId: string;
  state: string;
  stake: string;
  payout: string;
  input: Record<string, unknown>;
  outcome: object;
}
interface Proof extends Pair {
  serverSeed: string;
  version: string;
}
interface Seeds {
  active: Pair;
  next: { serverSeedHash: string };
  revealed: { serverSeedHash: string; serverSeed: string }[];
}

async function ask<V = unknown>(path: string, body?: object): Promise<Answer<V>> {
  const response = await fetch(test.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${test.tokens['member1']}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, ...((await response.json()) as object) } as Answer<V>;
}

const wish = (wished: object) =>
  ask<Pair>('/sandbox/wish', { account: 'member1', game: 'dice', bet: DICE, ...wished });
const DICE = { stake: '10.0000', params: { side: 'over', winNumbers: 4_950 } };

const cardOf = (game: SoloGameId): GameCard => gameOf(game).card;

/** Opens the game and bets once. */
async function play(game: SoloGameId, bet: object): Promise<Round> {
  const { vassalage, gameType, action } = cardOf(game);
  const opened = { vendor: vassalage, gameId: game, gameCategory: gameType };
  expect((await ask('/wps/game/launchGame', opened)).status).toBe(200);
  const path = `/api/v1/games/${game}/${action}`;
  const { status, value } = await ask<Round>(path, { roundRef: randomUUID(), ...bet });
  expect(status).toBe(200);
  return value;
}

async function takeSteps(game: SoloGameId, steps: readonly { call: string }[]): Promise<Round> {
  let last: Round | undefined;
  for (const [at, { call, ...fields }] of steps.entries()) {
    const step = { stepNo: at + 1, ...fields };
    const { status, value } = await ask<Round>(`/api/v1/games/${game}/${call}`, step);
    expect(status).toBe(200);
    last = value;
  }
  if (!last) throw new Error('no step was taken');
  return last;
}

const seedsNow = async () => (await ask<Seeds>('/api/v1/fairness/seeds')).value;
const gain = ({ stake, payout }: Round) => Money.of(payout) - Money.of(stake);

/** Reveals the round's pair and draws the round again from it, as the verifier does. */
async function expectFair(game: SoloGameId, round: Round) {
  await ask('/api/v1/fairness/rotate', { clientSeed: `after-${game}` });
  const { fairness } = (await ask<{ fairness: Proof }>(`/api/v1/rounds/${round.roundId}`)).value;
  expect(seedHash(fairness.serverSeed)).toBe(round.serverSeedHash);
  const rules = rulesOf(gameOf(game), fairness.version);
  const bet = rules?.readBet(round.input);
  if (!rules || !bet) throw new Error('no rules for the round');
  const { outcome, payout } = settle(rules, bet, fairDraw(fairness));
  expect(canonicalJson(outcome)).toBe(canonicalJson(round.outcome));
  expect(Money.text(payout)).toBe(round.payout);
}

describe('a round by wish', () => {
  const ofOneStep = SOLO_IDS.filter((id) => !cardOf(id).steps);

  it.each(ofOneStep)('GAME-13 %s wins and loses as wished, and verifies', async (game) => {
    const [bet = {}] = cardOf(game).examples;
    for (const ends of ['win', 'loss'] as const) {
      const { status, value: pair } = await wish({ game, bet, wish: ends });
      expect(status).toBe(200);
      const round = await play(game, bet);
      expect(round).toMatchObject(pair);
      expect(gain(round) > 0n).toBe(ends === 'win');
      expect(gain(round) < 0n).toBe(ends === 'loss');
      await expectFair(game, round);
    }
  });

  it('ends after the steps that were named, for a round of several', async () => {
    const bet = { stake: '10.0000', mines: 3 };
    const pick = { call: 'pick', cell: 12 };
    const paid = [pick, { call: 'cashout' }];
    expect((await wish({ game: 'mines', bet, steps: paid, wish: 'win' })).status).toBe(200);
    expect(await play('mines', bet)).toMatchObject({ state: 'OPEN' });
    const won = await takeSteps('mines', paid);
    expect(gain(won)).toBeGreaterThan(0n);
    await expectFair('mines', won);
    expect((await wish({ game: 'mines', bet, steps: [pick], wish: 'nothing' })).status).toBe(200);
    await play('mines', bet);
    const lost = await takeSteps('mines', [pick]);
    expect(lost).toMatchObject({ state: 'DONE', payout: '0.0000', outcome: { hit: 12 } });
    await expectFair('mines', lost);
  });

  it('uses the seed that was committed before, and reveals the pair in use until then', async () => {
    const before = await seedsNow();
    const { value: pair } = await wish({ wish: 'win' });
    const after = await seedsNow();
    expect(pair).toMatchObject({ serverSeedHash: before.next.serverSeedHash, nonce: 0 });
    expect(after.active).toMatchObject(pair);
    const [latest] = after.revealed;
    expect(latest?.serverSeedHash).toBe(before.active.serverSeedHash);
    expect(seedHash(latest?.serverSeed ?? '')).toBe(before.active.serverSeedHash);
  });
});

describe('a wish that cannot be granted', () => {
  const { side } = DICE.params;
  it.each([
    ['an account that does not exist', { account: 'nobody0' }, 404, 'not_found'],
    ['a game that is not played alone', { game: 'crash' }, 400, 'malformed'],
    ['another way to end', { wish: 'jackpot' }, 400, 'malformed'],
    ['a bet of another game', { game: 'mines' }, 422, 'play.stake_not_offered'],
    [
      'a stake off the ladder',
      { bet: { ...DICE, stake: '0.5000' } },
      422,
      'play.stake_not_offered',
    ],
    ['no bet', { bet: { params: { side } } }, 422, 'play.stake_not_offered'],
    [
      'an end that the game does not have',
      {
        game: 'plinko',
        bet: { stake: '1.0000', params: { rows: 8, risk: 'low' } },
        wish: 'nothing',
      },
      422,
      'sandbox.wish_not_met',
    ],
    [
      'a round that its steps leave open',
      { game: 'mines', bet: { stake: '1.0000', mines: 3 } },
      422,
      'sandbox.wish_not_met',
    ],
  ])('is refused for %s, and no seed changes', async (_, wished, status, code) => {
    const before = await seedsNow();
    expect(await wish({ wish: 'win', ...wished })).toMatchObject({ status, code });
    expect(await seedsNow()).toEqual(before);
  });

  it('is refused while a round is open', async () => {
    await play('mines', { stake: '1.0000', mines: 3 });
    expect(await wish({ wish: 'win' })).toMatchObject({ status: 409, code: 'play.open_round' });
  });
});
