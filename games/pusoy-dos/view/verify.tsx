import { t } from '@palaro/client';
import { pesoFact } from '../../stage/view/bet-facts.ts';
import { BetTextField } from '../../stage/view/BetTextField.tsx';
import { fieldsIn, stakeIn } from '../../stage/view/read-input.ts';
import { StakeTextField } from '../../stage/view/StakeTextField.tsx';
import type {
  BetErrors,
  BetFact,
  BetFields,
  BetFieldsProps,
  GameVerifier,
} from '../../stage/view/verify-contract.ts';
import { cardsIn, textOf } from '../card-text.ts';
import { pusoyDosCard, PUSOY_SEATS } from '../card.ts';
import { game } from '../rules.ts';
import { PusoyResult } from './PusoyResult.tsx';

const PASS = 'pass';

/** `3c, 9s+9d, pass`. */
function movesText(moves: readonly unknown[]): string {
  const texts = moves.map((move) => {
    const { cards } = fieldsIn(move);
    return Array.isArray(cards) ? textOf(cards as number[]) : PASS;
  });
  return texts.join(', ');
}

function fieldsOf(input: unknown): BetFields {
  const { seats, seat, moves } = fieldsIn(input);
  return {
    ...stakeIn(input),
    ...(typeof seats === 'number' ? { seats: String(seats) } : {}),
    ...(typeof seat === 'number' ? { seat: String(seat) } : {}),
    ...(Array.isArray(moves) ? { moves: movesText(moves) } : {}),
  };
}

const movesIn = (typed: string) =>
  typed.split(',').map((text) => {
    const move = text.trim().toLowerCase();
    return move === PASS ? { call: PASS } : { call: 'play', cards: cardsIn(move) };
  });

const isDigit = (typed: string) => /^\d$/.test(typed);

const betOf = (input: unknown): BetFact[] => [
  ...pesoFact(t('pusoy-dos.stake'), fieldsIn(input).stake),
];

/** An empty field is no error: it is still to be typed. */
function check({ stake = '', seats = '', seat = '', moves = '' }: BetFields): BetErrors {
  const { least, most } = PUSOY_SEATS;
  const count = Number(seats);
  const many = isDigit(seats) && count >= least && count <= most;
  const isMove = ({ cards }: { cards?: number[] | null }) =>
    cards === undefined || (cards !== null && cards.length > 0);
  return {
    ...(stake === '' || pusoyDosCard.cardRoom.stakes.some((one) => one === stake)
      ? {}
      : { stake: 'pusoy-dos.stake_bad' as const }),
    ...(seats === '' || many ? {} : { seats: 'pusoy-dos.seats_bad' as const }),
    ...(seat === '' || (isDigit(seat) && Number(seat) < count)
      ? {}
      : { seat: 'pusoy-dos.place_bad' as const }),
    ...(moves === '' || movesIn(moves).every(isMove)
      ? {}
      : { moves: 'pusoy-dos.moves_bad' as const }),
  };
}

const PusoyFields = (props: BetFieldsProps) => (
  <>
    <BetTextField {...props} name="seats" label={t('pusoy-dos.seats')} inputMode="numeric" />
    <BetTextField {...props} name="seat" label={t('pusoy-dos.seat')} inputMode="numeric" />
    <BetTextField {...props} name="moves" label={t('pusoy-dos.moves')} inputMode="text" />
    <StakeTextField {...props} label={t('pusoy-dos.stake')} />
  </>
);

export const verifier: GameVerifier = {
  game,
  start: { stake: '1.0000', seats: '4', seat: '0', moves: '3c, pass' },
  stakeField: 'stake',
  fieldsOf,
  betOf,
  inputOf: ({ stake, seats = '', seat = '', moves = '' }) => ({
    stake,
    seats: Number(seats),
    seat: Number(seat),
    moves: movesIn(moves),
  }),
  check,
  Fields: PusoyFields,
  Result: PusoyResult,
};
