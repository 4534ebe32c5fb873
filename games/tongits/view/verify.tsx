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
import { tongitsCard } from '../card.ts';
import type { TongitsMove } from '../hand.ts';
import { movesIn, movesText } from '../moves-text.ts';
import { game } from '../rules.ts';
import { TongitsResult } from './TongitsResult.tsx';

function fieldsOf(input: unknown): BetFields {
  const { seat, moves } = fieldsIn(input);
  return {
    ...stakeIn(input),
    ...(typeof seat === 'number' ? { seat: String(seat) } : {}),
    ...(Array.isArray(moves) ? { moves: movesText(moves as TongitsMove[]) } : {}),
  };
}

const betOf = (input: unknown): BetFact[] => [
  ...pesoFact(t('tongits.stake'), fieldsIn(input).stake),
];

/** An empty field is no error: it is still to be typed, or no move was made. */
const check = ({ stake = '', seat = '', moves = '' }: BetFields): BetErrors => ({
  ...(stake === '' || tongitsCard.cardRoom.stakes.includes(stake)
    ? {}
    : { stake: 'tongits.stake_bad' as const }),
  ...(seat === '' || /^[012]$/.test(seat) ? {} : { seat: 'tongits.place_bad' as const }),
  ...(movesIn(moves) ? {} : { moves: 'tongits.moves_bad' as const }),
});

const TongitsFields = (props: BetFieldsProps) => (
  <>
    <BetTextField {...props} name="seat" label={t('tongits.seat')} inputMode="numeric" />
    <BetTextField {...props} name="moves" label={t('tongits.moves')} inputMode="text" />
    <StakeTextField {...props} label={t('tongits.stake')} />
  </>
);

export const verifier: GameVerifier = {
  game,
  start: { stake: '1.0000', seat: '0', moves: '' },
  stakeField: 'stake',
  fieldsOf,
  betOf,
  inputOf: ({ stake, seat = '', moves = '' }) => ({
    stake,
    seat: Number(seat),
    moves: movesIn(moves) ?? [],
  }),
  check,
  Fields: TongitsFields,
  Result: TongitsResult,
};
