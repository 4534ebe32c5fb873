import type { Game } from '../../contract.ts';
import { tableVerifier } from '../../table/view/table-verifier.tsx';
import { ZONES } from '../zones.ts';
import { BaccaratResult } from './BaccaratResult.tsx';
import { zoneName } from './words.ts';

/** The part of the verifier of a Baccarat table. */
export const baccaratVerifier = (game: Game) =>
  tableVerifier({ game, zones: ZONES, zoneName, example: 'player:5', Result: BaccaratResult });
