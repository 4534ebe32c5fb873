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
import { LUCKY9_MOVES, LUCKY9_SEATS, lucky9Card } from '../card.ts';
import { game } from '../rules.ts';
import { Lucky9Result } from './Lucky9Result.tsx';

function fieldsOf(input: unknown): BetFields {
  const { seats, seat, moves } = fieldsIn(input);
  const calls = Array.isArray(moves) ? moves.map((move) => String(fieldsIn(move).call)) : null;
  return {
    ...stakeIn(input),
    ...(typeof seats === 'number' ? { seats: String(seats) } : {}),
    ...(typeof seat === 'number' ? { seat: String(seat) } : {}),
    ...(calls ? { moves: calls.join(', ') } : {}),
  };
}

const movesIn = (typed: string) =>
  typed.split(',').map((call) => ({ call: call.trim().toLowerCase() }));
const isMove = ({ call }: { call: string }) => LUCKY9_MOVES.some((move) => move === call);
const isDigit = (typed: string) => /^\d$/.test(typed);

const betOf = (input: unknown): BetFact[] => [
  ...pesoFact(t('lucky-9.stake'), fieldsIn(input).stake),
];

/** An empty field is no error: it is still to be typed. */
function check({ stake = '', seats = '', seat = '', moves = '' }: BetFields): BetErrors {
  const { least, most } = LUCKY9_SEATS;
  const count = Number(seats);
  const many = isDigit(seats) && count >= least && count <= most;
  const list = movesIn(moves);
  return {
    ...(stake === '' || lucky9Card.cardRoom.stakes.includes(stake)
      ? {}
      : { stake: 'lucky-9.stake_bad' as const }),
    ...(seats === '' || many ? {} : { seats: 'lucky-9.seats_bad' as const }),
    ...(seat === '' || (isDigit(seat) && Number(seat) < count)
      ? {}
      : { seat: 'lucky-9.place_bad' as const }),
    ...(moves === '' || (list.every(isMove) && list.length === count)
      ? {}
      : { moves: 'lucky-9.moves_bad' as const }),
  };
}

const Lucky9Fields = (props: BetFieldsProps) => (
  <>
    <BetTextField {...props} name="seats" label={t('lucky-9.seats')} inputMode="numeric" />
    <BetTextField {...props} name="seat" label={t('lucky-9.seat')} inputMode="numeric" />
    <BetTextField {...props} name="moves" label={t('lucky-9.moves')} inputMode="text" />
    <StakeTextField {...props} label={t('lucky-9.stake')} />
  </>
);

export const verifier: GameVerifier = {
  game,
  start: { stake: '5.0000', seats: '2', seat: '0', moves: 'good, good' },
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
  Fields: Lucky9Fields,
  Result: Lucky9Result,
};
