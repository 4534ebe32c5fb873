import { tableVerifier } from '../../table/view/table-verifier.tsx';
import { game } from '../rules.ts';
import { ZONES } from '../zones.ts';
import { DragonTigerResult } from './DragonTigerResult.tsx';
import { zoneName } from './words.ts';

export const verifier = tableVerifier({
  game,
  zones: ZONES,
  zoneName,
  example: 'dragon:5',
  Result: DragonTigerResult,
});
