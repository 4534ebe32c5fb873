import { tableVerifier } from '../../table/view/table-verifier.tsx';
import { game } from '../rules.ts';
import { peryaTable } from '../table.ts';
import { PeryaVerified } from './PeryaVerified.tsx';

export const verifier = tableVerifier({
  game,
  zones: peryaTable.zones,
  example: 'red:10,pair:5',
  Result: PeryaVerified,
});
