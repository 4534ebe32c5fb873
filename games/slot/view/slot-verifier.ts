import { t } from '@palaro/client';
import type { Game, StakeRule } from '../../contract.ts';
import { pesoFact } from '../../stage/view/bet-facts.ts';
import { fieldsIn } from '../../stage/view/read-input.ts';
import type { BetFields, GameVerifier } from '../../stage/view/verify-contract.ts';
import { COIN_VALUES } from '../slot-card.ts';
import { coinFields } from './CoinFields.tsx';

/** A slot's part of the verifier: its only input is the coin value. */
export const slotVerifier = (game: Game, Result: GameVerifier['Result']): GameVerifier => ({
  game,
  start: { coinValue: COIN_VALUES[0] },
  stakeField: 'coinValue',
  fieldsOf(input): BetFields {
    const { coinValue } = fieldsIn(input);
    return typeof coinValue === 'string' ? { coinValue } : {};
  },
  betOf: (input) => pesoFact(t('slot.coin_value'), fieldsIn(input).coinValue),
  inputOf: ({ coinValue }) => ({ coinValue }),
  check: () => ({}),
  Fields: coinFields(coinsOf(game.card.stake)),
  Result,
});

const coinsOf = (stake: StakeRule) => (stake.kind === 'coins' ? stake.coinValues : COIN_VALUES);
