import { expect, it } from 'vitest';
import { GAME_CARDS, SOLO_IDS, type GameCard } from '@palaro/games/cards';
import { loadVerifier } from '@palaro/games/views';
import { drawHere } from './draw-here.ts';

it.each(SOLO_IDS)('%s plays each of its example bets to the end in the browser', async (id) => {
  const card: GameCard = GAME_CARDS[id];
  const here = drawHere(card, await loadVerifier(id));
  for (const [at, params] of card.examples.entries()) {
    const bet = { roundRef: String(at), stake: '0.0000', params };
    let round = await here.place(bet);
    for (const { call, fields } of card.steps?.example ?? []) {
      if (round.state === 'DONE') break;
      round = await here.step(round, { call, fields, stepNo: 1, attempt: 0 });
    }
    expect(round).toMatchObject({ roundRef: bet.roundRef, gameId: id, state: 'DONE' });
    expect(round.payout).toMatch(/^\d+\.\d{4}$/);
  }
  const [first, second] = await Promise.all(
    ['a', 'b'].map((roundRef) =>
      here.place({ roundRef, stake: '0.0000', params: card.examples[0] }),
    ),
  );
  expect(second?.nonce).toBe((first?.nonce ?? 0) + 1);
  expect(await here.recall()).toBeNull();
});
