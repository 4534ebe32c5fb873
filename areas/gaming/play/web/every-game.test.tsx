import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTexts } from '@palaro/client';
import { VECTOR_SEEDS } from '@palaro/fairness';
import { GAME_CARDS, GAME_IDS, type GameCard } from '@palaro/games/cards';
import { loadGameView, loadVerifier } from '@palaro/games/views';
import { en } from '../play.en.ts';
import { verifyAddress } from './verify-address.ts';
import { betOf, fieldsFromQuery } from './verify-fields.ts';
import VerifyPage from './VerifyPage.tsx';

beforeEach(() => setTexts('EN', { play: en }));
afterEach(cleanup);

const addressOf = (gameId: string, input: Record<string, unknown>) =>
  verifyAddress({ gameId, input, nonce: 7, ...VECTOR_SEEDS });

it.each(GAME_IDS)('GAME-13 %s has a screen and a pay table', async (gameId) => {
  const { default: Alone, Shared, Room, Waters, Paytable } = await loadGameView(gameId);
  const { shared, cardRoom, room }: GameCard = GAME_CARDS[gameId];
  const Screen = shared ? Shared : cardRoom ? Room : room ? Waters : Alone;
  expect([typeof Screen, typeof Paytable]).toEqual(['function', 'function']);
});

it.each(GAME_IDS)('GAME-13 %s draws each of its example bets again in the verifier', async (id) => {
  const verifier = await loadVerifier(id);
  const { examples }: GameCard = GAME_CARDS[id];
  expect(examples.length).toBeGreaterThan(0);
  for (const input of examples) {
    const address = addressOf(id, input);
    const bet = betOf(verifier, fieldsFromQuery(address.slice(address.indexOf('?'))));
    expect(verifier.inputOf(bet)).toEqual(input);
    expect(verifier.check(bet)).toEqual({});
    window.history.replaceState(null, '', address);
    render(<VerifyPage />);
    expect(await screen.findByText(en.verify_gives)).toBeTruthy();
    expect(screen.queryByText(en.verify_stake_bad)).toBeNull();
    cleanup();
  }
});

it.each(GAME_IDS)('MONEY-03 %s says in words what each of its example bets bet on', async (id) => {
  const { betOf: wordsOf } = await loadVerifier(id);
  const { examples, steps }: GameCard = GAME_CARDS[id];
  for (const example of examples) {
    const taken = steps?.example.map(({ call, fields }) => ({ call, ...fields })) ?? [];
    const facts = wordsOf(steps ? { ...example, steps: taken } : example);
    // Where the stake is all that is chosen, there is nothing else to say.
    const chooses = steps !== undefined || Object.keys(example).join() !== 'stake';
    expect(facts.length > 0).toBe(chooses);
    for (const { label, value } of facts) {
      // A key without a text stays a key, and a choice without a word stays empty.
      expect([label, value]).toEqual([
        expect.stringMatching(/^[^.]+$/),
        expect.stringMatching(/\S/),
      ]);
    }
  }
  expect(wordsOf(null)).toEqual(expect.any(Array));
});
