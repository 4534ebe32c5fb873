import { expect, it } from 'vitest';
import { WINNERS_SHOWN, type WinnerEntry } from '../catalogue.api.ts';
import { byWin, withWin } from './WinnerBoard.tsx';

const win = (id: string, winAmount: string): WinnerEntry => ({
  id,
  winAmount,
  iconUrl: '',
  customerName: 'm***1',
  gameName: 'Dice',
});

it('HOME-09 the board is sorted by win amount, highest first', () => {
  const list = [win('a', '9.0000'), win('b', '100.0000'), win('c', '20.5000')];
  expect(list.sort(byWin).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

it('HOME-09 a winner has one row: the new win takes the place of the former one', () => {
  const board = { list: [win('a', '50.0000'), win('b', '20.0000')] };
  expect(withWin(board, win('b', '90.0000')).list).toEqual([
    win('b', '90.0000'),
    win('a', '50.0000'),
  ]);
});

it('HOME-09 a pushed win takes its place, once, among at most 20', () => {
  const board = { list: Array.from({ length: 20 }, (_, i) => win(`w${i}`, `${100 - i}.0000`)) };
  const grown = withWin(withWin(board, win('new', '99.5000')), win('new', '99.5000'));
  expect(grown.list).toHaveLength(WINNERS_SHOWN);
  expect(grown.list.slice(0, 3).map(({ id }) => id)).toEqual(['w0', 'new', 'w1']);
});
