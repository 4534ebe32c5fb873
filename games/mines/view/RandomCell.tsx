import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Shuffle } from 'lucide';
import { SideButton } from '../../stage/view/SideButton.tsx';
import type { StepActionsProps } from '../../stage/view/stepped/stepped-game.ts';
import { CELLS, type MinesOutcome } from '../card.ts';

/** Digs a cell that chance picks; where the mines lie was drawn before. */
export function RandomCell({ outcome, open, step }: StepActionsProps<MinesOutcome>) {
  return (
    <SideButton
      label={t('mines.random')}
      icon={<Icon of={Shuffle} aria-hidden size={22} />}
      disabled={!open}
      onPress={() => step('pick', { cell: anyHidden(outcome?.safe ?? []) })}
    />
  );
}

function anyHidden(dug: readonly number[]): number {
  const hidden = Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => !dug.includes(cell),
  );
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return hidden[word % hidden.length] ?? 0;
}
