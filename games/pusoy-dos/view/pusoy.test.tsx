import { setTexts } from '@palaro/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { en as room } from '../../card-room/card-room.en.ts';
import type { MovesProps } from '../../card-room/view/card-room-contract.ts';
import { en as stage } from '../../stage/stage.en.ts';
import type { CardSeat } from '../../stage/view/view-contract.ts';
import { cardsIn } from '../card-text.ts';
import type { PusoySeen } from '../hand.ts';
import { en } from '../pusoy-dos.en.ts';
import { PusoyBoard } from './PusoyBoard.tsx';
import { PusoyHint, PusoyMoves } from './PusoyMoves.tsx';
import { askText, didText, spokenHand } from './words.ts';

afterEach(cleanup);

const cards = (text: string) => cardsIn(text) ?? [];
const table = (own: string, led: string | null): PusoySeen => ({
  hands: [cards(own), [null, null], [null]],
  trick: led === null ? null : { place: 2, cards: cards(led) },
  opens: null,
  did: [null, 'pass', led === null ? null : cards(led)],
  pays: null,
});
const seat = (place: number, net: string | null = null): CardSeat => ({
  seatNo: place + 1,
  name: String(place),
  you: place === 0,
  bot: place > 0,
  banker: false,
  leaving: false,
  place,
  net,
});

function open(seen: PusoySeen) {
  setTexts('EN', { 'card-room': room, 'pusoy-dos': en, stage });
  const move = vi.fn<MovesProps<PusoySeen>['move']>();
  function Held() {
    const [raised, raise] = useState<readonly number[]>([]);
    const moves = { seen, place: 0, able: true, raised, raise, move };
    return (
      <>
        <output>{askText(seen, 0, raised)}</output>
        <PusoyHint {...moves} />
        <PusoyMoves {...moves} />
        <button onClick={() => raise(cards('3c 4d'))}>wrong</button>
      </>
    );
  }
  render(<Held />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const says = () => screen.getByRole('status').textContent;
  return { move, press, says };
}

it('a hint raises one play after the other, and only what beats the table is played', () => {
  const { move, press, says } = open(table('3c 4d 9c 9d kd', '8h'));
  expect(says()).toBe('Beat 8♥, or pass.');
  press(en.play);
  press('wrong');
  expect(says()).toBe('These cards are no play.');
  press(en.play);
  expect(move).not.toHaveBeenCalled();
  press(en.hint_means);
  // The king, as a nine would break the pair.
  expect(says()).toBe('Single: play it, or pass.');
  press(en.play);
  expect(move).toHaveBeenLastCalledWith('play', { cards: cards('kd') });
  press(en.hint_means);
  press(en.hint_means);
  press(en.play);
  expect(move).toHaveBeenLastCalledWith('play', { cards: cards('9c') });
  press(en.pass);
  expect(move).toHaveBeenLastCalledWith('pass');
});

it('who leads cannot pass, and who has nothing higher is told so', () => {
  const lead = open(table('3c 4d', null));
  expect(lead.says()).toBe(en.ask_lead);
  lead.press(en.pass);
  expect(lead.move).not.toHaveBeenCalled();
  cleanup();
  const { says } = open(table('3c 4d', '8h 8d'));
  expect(says()).toBe('Nothing of yours beats 8♥ 8♦: pass.');
  expect(askText(table('3c 4d', '8h 8d'), 0, cards('4d'))).toBe('Play 2 at once to beat 8♥ 8♦.');
  expect(askText({ ...table('3c 4d', null), opens: 11 }, 0, [])).toMatch(/3♣ must be/);
});

it('shows whose play lies on the table, in words too, and how many cards each seat holds', () => {
  setTexts('EN', { 'card-room': room, 'pusoy-dos': en, stage });
  const seen = table('3c 4d', '8h 8d');
  const props = { seen, place: 0, able: true, raised: [], stake: '1.0000', over: false };
  const deeds = { raise: () => undefined, move: () => undefined };
  render(<PusoyBoard {...props} {...deeds} seats={[0, 1, 2].map((at) => seat(at))} />);
  expect(screen.getByRole('status').textContent).toBe(
    'Bot 2 plays: Pair, 8 of hearts, 8 of diamonds.',
  );
  expect([0, 1, 2].map((at) => spokenHand(seen, at))).toEqual(['2 cards.', '2 cards.', '1 card.']);
  expect([0, 1, 2].map((at) => didText(seen, at))).toEqual([null, 'Pass', 'Pair']);
});

it('GAME-13 the end shows who pays what, with what multiplied it', () => {
  setTexts('EN', { 'card-room': room, 'pusoy-dos': en, stage });
  const all = '3c 3s 4c 4s 5c 5s 6c 6s 7c 7s 8c 8s 2d';
  const seen = { ...table('', null), hands: [[], cards(all), cards('9c 9d kd')], pays: [] };
  const seats = [seat(0, '76.9500'), seat(1, '-78.0000'), seat(2, '-3.0000')];
  const deeds = { raise: () => undefined, move: () => undefined };
  render(
    <PusoyBoard
      seen={seen}
      seats={seats}
      stake="1.0000"
      place={0}
      able={false}
      raised={[]}
      over
      {...deeds}
    />,
  );
  expect(screen.getByRole('heading').textContent).toBe(en.out_you);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'YouAfter rake+₱76.95',
    'Bot 23 cards−₱3.009♣9♦K♦',
    'Bot 113 cards × 3 × 2 for 2s = 78−₱78.003♣3♠4♣4♠5♣5♠6♣6♠7♣7♠8♣8♠2♦',
  ]);
});
