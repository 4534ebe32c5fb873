import { failureOf, setTexts } from '@palaro/client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en as stage } from '../../stage/stage.en.ts';
import type { Bet, Round } from '../../stage/view/round-state.ts';
import type { GameHelp, GameViewProps } from '../../stage/view/view-contract.ts';
import { en as dice } from '../dice.en.ts';
import DiceView from './play.tsx';

const share = { num: '99', den: '100', percent: '99.00' };
const help: GameHelp = {
  gameId: 'dice',
  name: 'Dice',
  version: '1',
  configHash: 'ab',
  rtp: { least: share, greatest: share },
  rake: null,
  hitFrequency: null,
  volatility: null,
  turnoverPercent: 20,
  maxWinTimes: '99.00',
  minStake: '1.0000',
  maxStake: '50000.0000',
  ladder: null,
  step: '1.0000',
  certificate: null,
};

const answer = ({ roundRef, stake }: Bet): Round => ({
  roundId: 'r1',
  roundRef,
  gameId: 'dice',
  nonce: 1,
  serverSeedHash: 'ab',
  stake,
  payout: '2.0000',
  balance: '101.0000',
  outcome: { roll: 2_864, won: true, multiplierHundredths: 200 },
  settledAt: null,
});

function open(place: (bet: Bet) => Promise<Round>, change: Partial<GameViewProps> = {}) {
  const onRest = vi.fn();
  const onRunning = vi.fn();
  const props = { help, player: 'member1', balance: '100.0000', onRest, onRunning };
  const rest = { place, recall: () => Promise.resolve(null), seen: vi.fn(), onMenu: vi.fn() };
  const ways = { waysAfter: () => [], onShort: vi.fn(), step: vi.fn(), look: vi.fn() };
  const callOff = () => Promise.resolve(null);
  render(<DiceView callOff={callOff} {...props} {...rest} {...ways} {...change} />);
  return { onRest, onRunning };
}

beforeEach(() => {
  setTexts('EN', {
    dice: { roll: 'Roll', say: 'Rolled {roll}.', win_numbers: 'Winning numbers' },
    stage: {
      result_won: 'Won {amount}',
      checking: 'Checking {stake}',
      not_taken: 'Not taken: {stake}',
      bet_again: 'Bet again',
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'performance'] });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

/** The text for screen readers; the stake beside it is a separate output. */
const spoken = () => document.querySelector('p[role="status"]')?.textContent;
const roll = () => screen.getByRole('button', { name: 'Roll' });

it('a double tap and the space bar together send exactly one bet', async () => {
  const place = vi.fn((bet: Bet) => Promise.resolve(answer(bet)));
  const { onRunning } = open(place);
  fireEvent.click(roll());
  fireEvent.click(roll());
  fireEvent.keyDown(window, { key: ' ' });
  await act(() => vi.advanceTimersByTimeAsync(100));
  fireEvent.click(roll());
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(place).toHaveBeenCalledTimes(1);
  expect(place.mock.calls[0]?.[0]).toMatchObject({
    stake: '1.0000',
    params: { stake: '1.0000', params: { side: 'under', winNumbers: 4_950 } },
  });
  expect(onRunning).toHaveBeenCalledWith('99.0000');
});

it('shows the result in words, and only when the star has stopped', async () => {
  const { onRest } = open((bet) => Promise.resolve(answer(bet)));
  fireEvent.click(roll());
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(spoken()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(800));
  expect(spoken()).toBe('Rolled 28.64. Won ₱2.00.');
  expect(onRest).toHaveBeenLastCalledWith(expect.objectContaining({ roundId: 'r1' }));
});

it('a lost connection says so, bets nothing by itself, and one tap bets again as a new bet', async () => {
  const place = vi.fn((bet: Bet) => Promise.resolve(answer(bet)));
  place.mockRejectedValueOnce(new Error('offline'));
  const callOff = vi.fn((_bet: Bet) => Promise.resolve<Round | null>(null));
  callOff.mockRejectedValueOnce(new Error('offline'));
  const { onRunning } = open(place, { callOff });
  fireEvent.click(roll());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(spoken()).toBe('Checking ₱1.00');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(spoken()).toBe('Not taken: ₱1.00');
  expect(place).toHaveBeenCalledTimes(1);
  // The stake was never taken off the balance.
  expect(new Set(onRunning.mock.calls.flat())).toEqual(new Set(['100.0000']));
  fireEvent.click(screen.getByRole('button', { name: 'Bet again' }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  const [first, second] = place.mock.calls.map(([bet]) => bet);
  expect([callOff.mock.calls[0]?.[0].roundRef, second?.params]).toEqual([
    first?.roundRef,
    first?.params,
  ]);
  expect(second?.roundRef).not.toBe(first?.roundRef);
});

it('the arrow keys of the slider change chance and payout', () => {
  open((bet) => Promise.resolve(answer(bet)));
  const slider = screen.getByRole('slider', { name: 'Winning numbers' });
  fireEvent.change(slider, { target: { value: '9800' } });
  expect(screen.getByText('98.00 %')).toBeTruthy();
  expect(screen.getByText('1.01×')).toBeTruthy();
  expect(screen.getByText('98.9800 %')).toBeTruthy();
});

it('with no balance the button says so, sends nothing and offers what helps', async () => {
  setTexts('EN', { dice, stage });
  const place = vi.fn((bet: Bet) => Promise.resolve(answer(bet)));
  const go = vi.fn();
  const onShort = vi.fn();
  const waysAfter = (code: string) =>
    code === 'play.insufficient_funds' ? [{ label: 'Play money', go }] : [];
  open(place, { balance: '0.0000', waysAfter, onShort });
  fireEvent.click(screen.getByRole('button', { name: 'No balance' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play money' }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect([go, onShort, place].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

it('with less than the stake a lower one is offered, and is staked at the next press', async () => {
  setTexts('EN', { dice, stage });
  const place = vi.fn((bet: Bet) => Promise.resolve(answer(bet)));
  open(place, { balance: '3.5000' });
  fireEvent.click(screen.getByRole('button', { name: stage.double }));
  fireEvent.click(screen.getByRole('button', { name: stage.double }));
  fireEvent.click(screen.getByRole('button', { name: 'Low balance' }));
  fireEvent.click(screen.getByRole('button', { name: 'Stake ₱3.00 instead' }));
  fireEvent.click(roll());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(place.mock.calls.map(([{ stake }]) => stake)).toEqual(['3.0000']);
});

it('a refused bet is followed by the action that helps', async () => {
  const go = vi.fn();
  const failure = {
    code: 'kyc.required' as const,
    message: 'Verify first.',
    success: false as const,
  };
  const place = () => Promise.reject(failureOf(403, failure));
  open(place, { waysAfter: (code) => (code === 'kyc.required' ? [{ label: 'Verify', go }] : []) });
  fireEvent.click(roll());
  await act(() => vi.advanceTimersByTimeAsync(100));
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(go).toHaveBeenCalled();
});
