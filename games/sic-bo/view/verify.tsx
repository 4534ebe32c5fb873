import { t } from '@palaro/client';
import { tableVerifier } from '../../table/view/table-verifier.tsx';
import type { OutcomeOf } from '../../contract.ts';
import type { sicBoCard } from '../card.ts';
import { game } from '../rules.ts';
import { sicBoTable } from '../table.ts';
import { spoken, zoneName } from './words.ts';

export const verifier = tableVerifier({
  game,
  zones: sicBoTable.zones,
  zoneName,
  example: 'big:10,total-9:5',
  Result: SicBoThrown,
});

/** The dice in the verifier; what was paid stands beside them. */
function SicBoThrown({ outcome }: { outcome: unknown }) {
  const { result } = outcome as OutcomeOf<typeof sicBoCard>;
  return <p>{t('sic-bo.verify', { result: spoken(result) })}</p>;
}
