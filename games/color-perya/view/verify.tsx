import { tableVerifier } from '../../table/view/table-verifier.tsx';
import { game } from '../rules.ts';
import { peryaTable } from '../table.ts';
import { PeryaVerified } from './PeryaVerified.tsx';
import { nameOfId } from './words.ts';

export const verifier = tableVerifier({
  game,
  zones: peryaTable.zones,
  zoneName: nameOfId,
  example: 'red:10,pair:5',
  Result: PeryaVerified,
});
