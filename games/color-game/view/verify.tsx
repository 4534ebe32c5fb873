import { totalOf } from '../../stage/view/chips/placing.ts';
import { zoneFacts } from '../../stage/view/bet-facts.ts';
import { fieldsIn } from '../../stage/view/read-input.ts';
import type { BetErrors, BetFields, GameVerifier } from '../../stage/view/verify-contract.ts';
import { zonesIn, zonesText } from '../../stage/view/zone-text.ts';
import { game } from '../rules.ts';
import { ZONES } from '../zones.ts';
import { ColorGameFields } from './ColorGameFields.tsx';
import { ColorGameResult } from './ColorGameResult.tsx';
import { nameOfId } from './words.ts';

const read = (typed: string) => zonesIn(typed, (id) => ZONES.some((zone) => zone.id === id));

function fieldsOf(input: unknown): BetFields {
  const zones = zonesText(fieldsIn(fieldsIn(input).params).zones);
  return zones === '' ? {} : { zones };
}

/** An empty field is no error: it is still to be typed. */
const check = ({ zones = '' }: BetFields): BetErrors =>
  zones === '' || read(zones) ? {} : { zones: 'color-game.zones_bad' };

export const verifier: GameVerifier = {
  game,
  start: { zones: 'red:1' },
  stakeField: 'zones',
  fieldsOf,
  betOf: (input) => zoneFacts(fieldsIn(fieldsIn(input).params).zones, nameOfId),
  inputOf({ zones: typed = '' }) {
    const zones = read(typed) ?? {};
    return { stake: totalOf(zones), params: { zones } };
  },
  check,
  Fields: ColorGameFields,
  Result: ColorGameResult,
};
