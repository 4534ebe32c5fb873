import { t } from '@palaro/client';
import { CardRow } from '../../playing-cards/view/CardRow.tsx';
import { cardName } from '../../playing-cards/view/faces.ts';
import type { TableOutcome } from '../../table/table-rules.ts';
import type { DragonTigerResult as Hand } from '../deal.ts';
import { spoken } from './words.ts';

/** The hand's cards in the verifier. */
export function DragonTigerResult({ outcome }: { outcome: unknown }) {
  const { result } = outcome as TableOutcome<Hand>;
  const { burn, hand, dragon, tiger } = result;
  return (
    <>
      <p>{t('dragon-tiger.burn', { card: cardName(burn), hand })}</p>
      <CardRow label={t('dragon-tiger.dragon')} cards={[dragon]} />
      <CardRow label={t('dragon-tiger.tiger')} cards={[tiger]} />
      <p>{spoken(result)}</p>
    </>
  );
}
