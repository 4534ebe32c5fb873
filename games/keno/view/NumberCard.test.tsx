import { setTexts } from '@palaro/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../keno.en.ts';
import { NumberCard } from './NumberCard.tsx';
import { readPicks } from './words.ts';

afterEach(cleanup);

const pane = (name: string) => screen.getByRole('button', { name });
const picked = () => screen.getAllByRole('button', { pressed: true }).map((one) => one.textContent);

function open(first: number[], drawn: number[] = []) {
  setTexts('EN', { keno: en });
  function Held() {
    const [picks, setPicks] = useState(first);
    return <NumberCard picks={picks} drawn={drawn} disabled={false} onChange={setPicks} />;
  }
  render(<Held />);
}

it('a number is picked and given back; an eleventh is not taken', () => {
  open([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  fireEvent.click(pane('40'));
  fireEvent.click(pane('39'));
  expect(picked()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '40']);
  fireEvent.click(pane('1'));
  fireEvent.click(pane('39'));
  expect(picked()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '39', '40']);
});

it('the arrow keys go from pane to pane and stay on the card', () => {
  open([]);
  const keys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft'];
  pane('1').focus();
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(document.activeElement).toBe(pane('17'));
  expect(pane('17').tabIndex).toBe(0);
  expect(pane('1').tabIndex).toBe(-1);
});

it('says which numbers were drawn and which were hit', () => {
  open([7], [7, 12]);
  expect([pane('7, hit'), pane('12, drawn'), pane('1')]).toHaveLength(3);
});

it.each([
  ['3, 8,17', [3, 8, 17]],
  ['40', [40]],
  ['', null],
  ['3, 3', null],
  ['41', null],
  ['1 2 3 4 5 6 7 8 9 10 11', null],
])('picks typed as "%s" are read', (typed, picks) => {
  expect(readPicks(typed)).toEqual(picks);
});
