import { setTexts } from '@palaro/client';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { en as stage } from '../../stage/stage.en.ts';
import { en } from '../card-room.en.ts';
import { OwnHand } from './OwnHand.tsx';

afterEach(cleanup);

const orders = { rank: (card: number) => card, suit: (card: number) => (card & 3) * 13 + card / 4 };

/** Three aces and a two. */
function open() {
  setTexts('EN', { 'card-room': en, stage });
  function Held({ cards }: { cards: readonly number[] }) {
    const [raised, onRaise] = useState<readonly number[]>([]);
    return <OwnHand cards={cards} orders={orders} raised={raised} onRaise={onRaise} />;
  }
  const { rerender } = render(<Held cards={[4, 1, 2, 0]} />);
  const names = () =>
    within(screen.getByRole('group'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
  const raised = () =>
    screen.queryAllByRole('button', { pressed: true }).map((one) => one.getAttribute('aria-label'));
  return { names, raised, deal: (cards: number[]) => rerender(<Held cards={cards} />) };
}
const focused = () => document.activeElement as HTMLElement;

it('raises several cards by taps, and lowers them again', () => {
  const { raised } = open();
  for (const name of ['ace of hearts', '2 of spades'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(raised()).toEqual(['ace of hearts', '2 of spades']);
  fireEvent.click(screen.getByRole('button', { name: 'ace of hearts' }));
  expect(raised()).toEqual(['2 of spades']);
});

it('sorts by rank, and by suit', () => {
  const { names } = open();
  expect(names()).toEqual(['ace of spades', 'ace of hearts', 'ace of diamonds', '2 of spades']);
  fireEvent.click(screen.getByRole('button', { name: en.sort_suit }));
  expect(names()).toEqual(['ace of spades', '2 of spades', 'ace of hearts', 'ace of diamonds']);
  expect(screen.getByRole('button', { name: en.sort_rank })).toBeTruthy();
});

it('is gone through by arrow keys, from one tab stop, and keeps the focus when a card is played', () => {
  const { raised, deal } = open();
  const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  // The hand and the button that sorts it.
  expect(stops).toHaveLength(2);
  screen.getByRole('button', { name: 'ace of spades' }).focus();
  fireEvent.keyDown(focused(), { key: 'ArrowLeft' });
  expect(focused().getAttribute('aria-label')).toBe('2 of spades');
  fireEvent.keyDown(focused(), { key: 'ArrowUp' });
  fireEvent.keyDown(focused(), { key: 'Home' });
  fireEvent.keyDown(focused(), { key: 'ArrowRight' });
  fireEvent.keyDown(focused(), { key: 'ArrowUp' });
  expect(raised()).toEqual(['ace of hearts', '2 of spades']);
  fireEvent.keyDown(focused(), { key: 'ArrowDown' });
  expect(raised()).toEqual(['2 of spades']);
  deal([0, 2]);
  expect(focused().getAttribute('aria-label')).toBe('ace of spades');
});
