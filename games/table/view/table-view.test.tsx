import { setTexts } from '@palaro/client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en as stageEn } from '../../stage/stage.en.ts';
import type { SharedBet, SharedRound, SharedViewProps } from '../../stage/view/view-contract.ts';
import { colorPeryaCard } from '../../color-perya/card.ts';
import { en } from '../table.en.ts';
import { tableView } from './table-view.tsx';
import { Zone } from './Zone.tsx';

const OPENED = Date.parse('2026-11-26T02:00:00.000Z');
const BETTING_MS = 18_000;

/** A coin: heads or tails, each pays back two stakes. */
const { Shared } = tableView<'heads' | 'tails'>({
  card: colorPeryaCard,
  table: {
    zones: ['heads', 'tails'].map((id) => ({ id, limit: { min: 1, max: 15 }, most: 200 })),
    hundredthsOf: (zone, result) => (zone === result ? 200 : 0),
  },
  zoneName: (zone) => zone,
  paysText: () => '1:1',
  Felt: () => (
    <>
      <Zone id="heads" />
      <Zone id="tails" />
    </>
  ),
  Show: ({ result, part }) => <i data-show={part === 1 ? String(result) : 'moving'} />,
  Roads: () => null,
  spoken: (result) => `The coin shows ${result}.`,
  short: (result) => result,
  Paytable: () => null,
});

const round = (changes: Partial<SharedRound> = {}): SharedRound => ({
  roundNo: 7,
  phase: 'OPEN',
  hash: 'aa',
  salt: 'bb',
  nonce: 7,
  hand: 1,
  result: null,
  startedAt: new Date(OPENED).toISOString(),
  endsAt: new Date(OPENED + BETTING_MS).toISOString(),
  bets: { count: 0, total: '0.0000' },
  ...changes,
});
const closed = (phase: SharedRound['phase'], result: string | null = null) =>
  round({ phase, result, startedAt: new Date(Date.now()).toISOString(), endsAt: null });
const bet = (zones: Record<string, string>, changes: Partial<SharedBet> = {}): SharedBet => ({
  betId: 'b1',
  roundNo: 7,
  stake: '10.0000',
  input: { zones },
  state: 'OPEN',
  cashOut: null,
  payout: null,
  ...changes,
});

function table(changes: Partial<SharedViewProps> = {}) {
  const props = {
    help: { gameId: 'coin', minStake: '1.0000', maxStake: '20.0000' },
    balance: '1000.0000',
    round: round(),
    history: [],
    live: true,
    bets: [],
    cashOuts: [],
    siteNow: () => Date.now(),
    place: vi.fn(async () => bet({})),
    takeBack: vi.fn(async () => undefined),
    waysAfter: () => [],
    ...changes,
  } as unknown as SharedViewProps;
  const { rerender } = render(<Shared {...props} />);
  const now = (next: Partial<SharedViewProps>) =>
    act(() => rerender(<Shared {...Object.assign(props, next)} />));
  return { props, now };
}

const zone = (id: string) => screen.getByRole('button', { name: new RegExp(`^${id}, pays`) });
const button = (name: string) => screen.getByRole('button', { name });
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  setTexts('EN', { stage: stageEn, table: en });
  vi.useFakeTimers({ now: OPENED, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('chips are bet together with one press, within the limits of their zones', async () => {
  const { props } = table();
  fireEvent.click(button('Chip of ₱10.00'));
  for (const id of ['heads', 'heads', 'tails', 'tails']) fireEvent.click(zone(id));
  expect(zone('heads').getAttribute('aria-label')).toContain('₱15.00 not placed yet');
  fireEvent.click(button('Bet ₱20.00'));
  await pass(0);
  expect(props.place).toHaveBeenCalledExactlyOnceWith({
    zones: { heads: '15.0000', tails: '5.0000' },
  });
  expect(zone('heads').getAttribute('aria-label')).toBe('heads, pays 1:1');
});

it('what lies on a zone already counts for its limit, and is taken back while bets are open', async () => {
  const placed = bet({ heads: '10.0000' });
  const { props } = table({ bets: [placed] });
  fireEvent.click(button('Chip of ₱10.00'));
  fireEvent.click(zone('heads'));
  expect(zone('heads').getAttribute('aria-label')).toBe(
    'heads, pays 1:1, ₱10.00 placed, ₱5.00 not placed yet',
  );
  fireEvent.click(button(en.take_back));
  await pass(0);
  expect(props.takeBack).toHaveBeenCalledExactlyOnceWith(placed);
  expect(said()).toContain('₱10.00 taken back.');
});

it('keys choose a chip, bet, undo and bet again as in the last round', async () => {
  const before = bet({ tails: '5.0000' }, { roundNo: 6, state: 'DONE', payout: '0.0000' });
  const { props } = table({ bets: [before] });
  fireEvent.keyDown(window, { key: '2' });
  expect(button('Chip of ₱5.00').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(zone('heads'));
  fireEvent.keyDown(window, { key: 'Backspace' });
  fireEvent.keyDown(window, { key: 'r' });
  fireEvent.keyDown(window, { key: 'Enter' });
  await pass(0);
  expect(props.place).toHaveBeenCalledExactlyOnceWith({ zones: { tails: '5.0000' } });
});

it('chips that miss the close are told, kept, and bet only by another press', async () => {
  const { props, now } = table();
  fireEvent.click(zone('heads'));
  expect(said()).toContain('18 more seconds');
  await pass(BETTING_MS - 4_500);
  expect(said()).toContain(en.last_call);
  await pass(4_500);
  expect(said()).toContain(en.closed);
  expect(said()).toContain(en.missed);
  fireEvent.keyDown(window, { key: 'Enter' });
  fireEvent.click(zone('tails'));
  const endsAt = new Date(Date.now() + BETTING_MS).toISOString();
  now({ round: round({ roundNo: 8, endsAt }) });
  expect(said()).toContain('Your ₱1.00 of chips from before is not placed.');
  expect(props.place).not.toHaveBeenCalled();
  fireEvent.click(button('Bet ₱1.00'));
  await pass(0);
  expect(props.place).toHaveBeenCalledExactlyOnceWith({ zones: { heads: '1.0000' } });
});

it('the result is told only when its show has ended, with what each zone paid', async () => {
  const bets = [bet({ heads: '6.0000', tails: '4.0000' })];
  const { now } = table({ bets });
  now({ round: closed('REVEAL', 'heads') });
  expect(said()).not.toContain('The coin shows');
  await pass(5_500);
  expect(said()).toContain('The coin shows heads. heads paid ₱12.00. Won ₱12.00.');
  expect(zone('heads').dataset.wins).toBe('true');
  expect(zone('tails').dataset.loses).toBe('true');
  now({ bets: [bet({ tails: '10.0000' })] });
  expect(said()).toContain('The coin shows heads. No win.');
});

it('a void round, a lost line and a refusal say what became of the stakes', async () => {
  const place = vi.fn(async () => null);
  const { now } = table({ place });
  fireEvent.click(zone('heads'));
  fireEvent.click(button('Bet ₱1.00'));
  await pass(0);
  expect(said()).toContain('Your bet of ₱1.00 did not reach the server. Nothing was taken.');
  expect(zone('heads').getAttribute('aria-label')).toContain('₱1.00 not placed yet');
  expect(place).toHaveBeenCalledTimes(1);
  now({ live: false });
  expect(said()).toContain(en.offline);
  expect(button('Bet').hasAttribute('disabled')).toBe(true);
  // The next round does not repeat it, and offers the chips again.
  const endsAt = new Date(Date.now() + BETTING_MS).toISOString();
  now({ live: true, round: round({ roundNo: 8, endsAt }) });
  expect(said()).not.toContain('did not reach');
  expect(said()).toContain('Press Bet or clear it.');
  fireEvent.click(button('Bet ₱1.00'));
  await pass(0);
  expect(place).toHaveBeenCalledTimes(2);
  now({ round: { ...closed('VOID'), roundNo: 9 }, bets: [] });
  expect(said()).toContain(en.void_text);
});
