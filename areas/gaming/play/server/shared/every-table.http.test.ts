import { randomUUID } from 'node:crypto';
import { canonicalJson, fairDraw, hashBack, seedHash } from '@palaro/fairness';
import { gameOf, rulesOf, settle, SHARED_CARDS, type GameCard, type GameId } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopTables } from './lead-table.ts';
import { askAt } from '../test-ask.ts';
import { drawOf } from './shared-game.ts';
import { stepTable } from './step-table.ts';
import { findLatestTableRound } from './table-rounds.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ demo: true });
  // Only the test moves the tables on; two that step at once would open the same round.
  await stopTables(test.app);
});
afterAll(() => test.stop());

const ask = askAt(() => test);

interface Table {
  round: { roundNo: number; phase: string; hash: string; result: unknown } | null;
  history: { roundNo: number; result: unknown }[];
}
interface Settled {
  input: Record<string, unknown>;
  outcome: object;
  payout: string;
  state: string;
  fairness: {
    serverSeed: string | null;
    serverSeedHash: string;
    clientSeed: string;
    nonce: number;
    version: string;
    chain: { anchor: string; salt: string } | null;
  };
}

/** Steps the table by its own clock until its round is in the state. */
async function until(gameId: GameId, state: string) {
  for (let steps = 0; steps < 5_000; steps++) {
    const round = await findLatestTableRound(test.app.db, gameId);
    if (round?.state === state) return round;
    test.app.clock.advance((await stepTable(test.app, gameId)) / 1_000);
  }
  throw new Error(`${gameId} never came to ${state}`);
}

const REVEAL_MS = 9_000;

it('ends the betting and the reveal of a table early', async () => {
  const open = await until('sic-bo', 'OPEN');
  const hurry = () => ask('/sandbox/table', { game: 'sic-bo' });
  await hurry();
  const closed = await findLatestTableRound(test.app.db, 'sic-bo');
  expect(closed?.locks_at.getTime()).toBeLessThanOrEqual(test.app.clock.now().getTime());
  const revealed = await until('sic-bo', 'REVEAL');
  await hurry();
  expect((await until('sic-bo', 'DONE')).round_no).toBe(open.round_no);
  expect(revealed.round_no).toBe(open.round_no);
  const done = await findLatestTableRound(test.app.db, 'sic-bo');
  expect(done?.ended_at?.getTime()).toBeLessThan(revealed.reveals_at.getTime() + REVEAL_MS);
});

it.each(SHARED_CARDS.map(({ id }) => id as GameId))(
  'GAME-13 %s takes each example bet over HTTP in an open round, settles it, and it replays',
  async (id) => {
    const game = gameOf(id);
    const card: GameCard = game.card;
    await ask('/wps/game/launchGame', {
      vendor: card.vassalage,
      gameId: id,
      gameCategory: card.gameType,
    });
    // The demo's tables have a past, and open at once.
    expect((await ask<Table>(`/api/v1/tables/${id}`)).history.length).toBeGreaterThan(20);
    const open = await until(id, 'OPEN');
    const bets: string[] = [];
    for (const example of card.examples.slice(0, card.shared?.betsMost)) {
      const { betId } = await ask<{ betId: string }>(`/api/v1/games/${id}/${card.action}`, {
        roundRef: randomUUID(),
        tableRoundNo: Number(open.round_no),
        ...example,
      });
      bets.push(betId);
    }
    const told = await ask<Table>(`/api/v1/tables/${id}`);
    expect(told.round).toMatchObject({ phase: 'OPEN', result: null, hash: open.server_seed_hash });
    const own = await ask<{ list: { betId: string }[] }>(`/api/v1/tables/${id}/bets`);
    expect(own.list.map(({ betId }) => betId)).toEqual(bets);
    const done = await until(id, 'DONE');
    expect(done.round_no).toBe(open.round_no);
    for (const betId of bets) {
      const { input, outcome, payout, fairness } = await ask<Settled>(`/api/v1/rounds/${betId}`);
      const rules = rulesOf(game, fairness.version);
      const bet = rules?.readBet(input);
      if (!rules || !bet) throw new Error('no rules for the bet');
      // A shoe keeps its secret until it is over; the server then replays from its own copy.
      const { serverSeed, chain, nonce } = fairness;
      if (!card.shared?.shoe) {
        expect(seedHash(serverSeed ?? '')).toBe(open.server_seed_hash);
        expect(hashBack(serverSeed ?? '', nonce)).toBe(chain?.anchor);
      }
      expect(chain?.salt).toBe(fairness.clientSeed);
      const draw = serverSeed ? fairDraw({ ...fairness, serverSeed }) : drawOf(test.app, done);
      const again = settle(rules, bet, draw);
      expect(canonicalJson(again.outcome)).toBe(canonicalJson(outcome));
      expect(Money.text(again.payout)).toBe(payout);
    }
  },
);
