import { fieldsIn } from '../../stage/view/read-input.ts';
import type { BetFields, GameVerifier } from '../../stage/view/verify-contract.ts';
import { perlasCard } from '../card.ts';
import { game } from '../rules.ts';
import { PerlasFields } from './PerlasFields.tsx';
import { PerlasResult } from './PerlasResult.tsx';

export const verifier: GameVerifier = {
  game,
  start: { coinValue: perlasCard.stake.coinValues[0] },
  stakeField: 'coinValue',
  fieldsOf(input): BetFields {
    const { coinValue } = fieldsIn(input);
    return typeof coinValue === 'string' ? { coinValue } : {};
  },
  inputOf: ({ coinValue }) => ({ coinValue }),
  check: () => ({}),
  Fields: PerlasFields,
  Result: PerlasResult,
};
