import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { SkipForward } from 'lucide';
import { SideButton } from '../../stage/view/SideButton.tsx';
import type { StepActionsProps } from '../../stage/view/stepped/stepped-game.ts';
import type { HiloOutcome } from '../card.ts';

/** Deals another card to guess from; the value stays. */
export function SkipCard({ open, step }: StepActionsProps<HiloOutcome>) {
  return (
    <SideButton
      label={t('hilo.skip')}
      icon={<Icon of={SkipForward} aria-hidden size={22} />}
      disabled={!open}
      onPress={() => step('skip')}
    />
  );
}
