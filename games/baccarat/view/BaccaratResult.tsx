import { t } from '@palaro/client';
import { CardRow } from '../../playing-cards/view/CardRow.tsx';
import { cardName } from '../../playing-cards/view/faces.ts';
import type { TableOutcome } from '../../table/table-rules.ts';
import type { BaccaratResult as Hand } from '../deal.ts';
import { spoken } from './words.ts';

/** The hand's cards in the verifier. */
export function BaccaratResult({ outcome }: { outcome: unknown }) {
  const { result } = outcome as TableOutcome<Hand>;
  const { burn, hand, player, banker } = result;
  return (
    <>
      <p>{t('baccarat.burn', { card: cardName(burn), hand })}</p>
      <CardRow label={t('baccarat.player')} cards={player} />
      <CardRow label={t('baccarat.banker')} cards={banker} />
      <p>{spoken(result)}</p>
    </>
  );
}
