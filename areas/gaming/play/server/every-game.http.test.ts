import { randomUUID } from 'node:crypto';
import { canonicalJson, fairDraw, seedHash, sha256Hex } from '@palaro/fairness';
import { gameOf, rulesOf, settle, SOLO_IDS, type GameCard } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAt } from './test-ask.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ demo: true });
});
afterAll(() => test.stop());

interface Played {
  roundId: string;
  state: string;
  stake: string;
  payout: string;
  input: unknown;
  outcome: object;
}
interface Proof {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  version: string;
  configHash: string;
}

const ask = askAt(() => test);

const launch = ({ id, vassalage, gameType }: GameCard) =>
  ask('/wps/game/launchGame', { vendor: vassalage, gameId: id, gameCategory: gameType });

/** Takes the steps of the game's example while the round is open. */
async function toItsEnd({ id, steps }: GameCard, begun: Played): Promise<Played> {
  let round = begun;
  for (const [at, { call, fields }] of (steps?.example ?? []).entries()) {
    if (round.state !== 'OPEN') break;
    round = await ask<Played>(`/api/v1/games/${id}/${call}`, { stepNo: at + 1, ...fields });
  }
  expect(round.state).toBe('DONE');
  return round;
}

it.each(SOLO_IDS)(
  'GAME-13 %s takes the stake of each example bet over HTTP, and its rounds replay',
  async (id) => {
    const game = gameOf(id);
    const card: GameCard = game.card;
    await launch(card);
    const rounds: Played[] = [];
    for (const example of card.examples) {
      const bet = { roundRef: randomUUID(), ...example };
      const round = await ask<Played>(`/api/v1/games/${id}/${card.action}`, bet);
      rounds.push(await toItsEnd(card, round));
    }
    await ask('/api/v1/fairness/rotate', { clientSeed: `after-${id}` });
    for (const played of rounds) {
      const { fairness } = await ask<{ fairness: Proof }>(`/api/v1/rounds/${played.roundId}`);
      const rules = rulesOf(game, fairness.version);
      const bet = rules?.readBet(played.input);
      if (!rules || !bet) throw new Error('no rules for the round');
      expect(sha256Hex(canonicalJson(rules.config))).toBe(fairness.configHash);
      expect(seedHash(fairness.serverSeed)).toBe(fairness.serverSeedHash);
      const { outcome, payout } = settle(rules, bet, fairDraw(fairness));
      expect(canonicalJson(outcome)).toBe(canonicalJson(played.outcome));
      expect([Money.text(bet.stake), Money.text(payout)]).toEqual([played.stake, played.payout]);
    }
  },
);
