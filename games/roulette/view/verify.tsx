import { t } from '@palaro/client';
import { tableVerifier } from '../../table/view/table-verifier.tsx';
import type { OutcomeOf } from '../../contract.ts';
import type { rouletteCard } from '../card.ts';
import { game } from '../rules.ts';
import { rouletteTable } from '../table.ts';
import { spoken, zoneName } from './words.ts';

export const verifier = tableVerifier({
  game,
  zones: rouletteTable.zones,
  zoneName,
  example: 'straight-17:5,red:10',
  Result: RouletteDrawn,
});

/** The pocket in the verifier; what was paid stands beside it. */
function RouletteDrawn({ outcome }: { outcome: unknown }) {
  const { result } = outcome as OutcomeOf<typeof rouletteCard>;
  return <p>{t('roulette.verify', { result: spoken(result) })}</p>;
}
