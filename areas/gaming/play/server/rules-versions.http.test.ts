import { randomUUID } from 'node:crypto';
import { currentRules, defineGame, type Game, type GameRules } from '@palaro/games';
import type * as Games from '@palaro/games';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { nextRounds } from './audit.repository.ts';
import { replays } from './replay-rounds.ts';

/** Holds a newer dice for the registry, once a test sets it. */
const registry = vi.hoisted(() => ({ newer: null as Game | null }));
vi.mock('@palaro/games', async (original) => {
  const games = await original<typeof Games>();
  const gameOf: typeof games.gameOf = (id) =>
    registry.newer?.card.id === id ? registry.newer : games.gameOf(id);
  return { ...games, gameOf };
});
const { gameOf } = await import('@palaro/games');

interface DiceOutcome {
  multiplierHundredths: number;
}

/** Version 2 pays two hundredths less, and must never decide a round of version 1. */
function newerDice(): Game {
  const old = gameOf('dice');
  const first = currentRules(old) as GameRules<unknown, unknown, DiceOutcome>;
  const second: typeof first = {
    ...first,
    config: { ...first.config, version: '2' },
    play(params, draw) {
      const outcome = first.play(params, draw);
      return { ...outcome, multiplierHundredths: outcome.multiplierHundredths - 2 };
    },
  };
  return defineGame({ ...old.card, version: '2' }, { 1: first, 2: second } as Game['rules']);
}

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ demo: true });
});
afterAll(() => test.stop());

interface Answer {
  roundId: string;
  outcome: DiceOutcome;
  version: string;
  fairness: { version: string; configHash: string };
}

async function ask(path: string, body?: object): Promise<Answer> {
  const response = await fetch(test.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${test.tokens.member1}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { value: Answer }).value;
}

const roll = () =>
  ask('/api/v1/games/dice/bet', {
    roundRef: randomUUID(),
    stake: '10.0000',
    params: { side: 'under', winNumbers: 4_950 },
  });

it('GAME-13 new rounds use the new version, and old rounds replay by the version they were played with', async () => {
  const dice = { vendor: 'PALARO', gameId: 'dice', gameCategory: 'INHOUSE' };
  await ask('/wps/game/launchGame', dice);
  const old = await roll();
  registry.newer = newerDice();
  const fresh = await roll();
  const multipliers = [old, fresh].map(({ outcome }) => outcome.multiplierHundredths);
  expect(multipliers).toEqual([200, 198]);
  expect([old.version, fresh.version]).toEqual(['1', '2']);
  const proofs = [];
  for (const { roundId } of [old, fresh]) {
    proofs.push((await ask(`/api/v1/rounds/${roundId}`)).fairness);
  }
  expect(proofs.map(({ version }) => version)).toEqual(['1', '2']);
  expect(proofs[0]?.configHash).not.toBe(proofs[1]?.configHash);
  expect((await ask('/api/v1/games/dice')).version).toBe('2');

  const all = await test.app.db.transaction().execute((tx) => nextRounds(tx, 'replay', 9_999));
  const both = all.filter(({ round_id: id }) => [old.roundId, fresh.roundId].includes(id));
  expect(both.map((round) => replays(test.app, round))).toEqual([true, true]);
  const [stored] = both;
  if (!stored) throw new Error('no round');
  // Fails with another version, an unknown version, or rules that were changed later.
  expect(replays(test.app, { ...stored, version: '2' })).toBe(false);
  expect(replays(test.app, { ...stored, version: '3' })).toBe(false);
  expect(replays(test.app, { ...stored, config_hash: '0'.repeat(64) })).toBe(false);
});
