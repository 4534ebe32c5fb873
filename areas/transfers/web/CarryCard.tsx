import { t } from '@palaro/client';
import { Card } from '@palaro/ui';
import { CarryChoice } from './CarryChoice.tsx';
import { useCarry } from './use-carry.ts';

/** The choice for vendors' games on the page of transfers; not there while it is not known. */
export function CarryCard() {
  const { carry, choose } = useCarry();
  return carry ? (
    <Card title={t('transfers.carry_games')}>
      <CarryChoice carry={carry} onChoose={(next) => void choose(next)} />
    </Card>
  ) : null;
}
