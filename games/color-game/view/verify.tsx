import { fieldsIn } from '../../stage/view/read-input.ts';
import type { BetErrors, BetFields, GameVerifier } from '../../stage/view/verify-contract.ts';
import { game } from '../rules.ts';
import { ZONES } from '../zones.ts';
import { ColorGameFields } from './ColorGameFields.tsx';
import { ColorGameResult } from './ColorGameResult.tsx';
import { totalOf } from './placing.ts';

const ONE = /^([a-z-]+):([1-9]\d{0,4})$/;

/** `red:10,pair:5` as zones with stakes; null if it is not written so. */
function zonesOf(typed: string): Record<string, string> | null {
  const found = typed.split(',').map((one) => ONE.exec(one));
  const zones: Record<string, string> = {};
  for (const [, id = '', whole = ''] of found.map((one) => one ?? [])) {
    if (id in zones || !ZONES.some((zone) => zone.id === id)) return null;
    zones[id] = `${whole}.0000`;
  }
  return zones;
}

function fieldsOf(input: unknown): BetFields {
  const zones = Object.entries(fieldsIn(fieldsIn(fieldsIn(input).params).zones));
  const written = zones.map(([id, stake]) => `${id}:${String(stake).replace(/\.0+$/, '')}`);
  return zones.length > 0 ? { zones: written.join(',') } : {};
}

/** An empty field is no error: it is still to be typed. */
const check = ({ zones = '' }: BetFields): BetErrors =>
  zones === '' || zonesOf(zones) ? {} : { zones: 'color-game.zones_bad' };

export const verifier: GameVerifier = {
  game,
  start: { zones: 'red:1' },
  stakeField: 'zones',
  fieldsOf,
  inputOf({ zones: typed = '' }) {
    const zones = zonesOf(typed) ?? {};
    return { stake: totalOf(zones), params: { zones } };
  },
  check,
  Fields: ColorGameFields,
  Result: ColorGameResult,
};
