import type { Game } from '../../contract.ts';
import { tableVerifier } from '../../table/view/table-verifier.tsx';
import { ZONES } from '../zones.ts';
import { BaccaratResult } from './BaccaratResult.tsx';

/** The part of the verifier of a Baccarat table. */
export const baccaratVerifier = (game: Game) =>
  tableVerifier({ game, zones: ZONES, example: 'player:5', Result: BaccaratResult });
