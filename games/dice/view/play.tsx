import { t } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import { Dices } from 'lucide';
import type { ChoicesProps } from '../../stage/view/one-step/one-step-game.ts';
import { oneStepView } from '../../stage/view/one-step/one-step-view.tsx';
import type { Climb } from '../../stage/view/one-step/use-climb.ts';
import { diceCard, type DiceOutcome, type DiceParams, type DiceSide } from '../card.ts';
import { DicePaytable } from './DicePaytable.tsx';
import { DiceStage } from './DiceStage.tsx';
import { rollText } from './odds.ts';
import { sideChoices } from './sides.ts';
import { useRoll } from './use-roll.ts';

export const Paytable = DicePaytable;

/** Sampung Libo Dice: choose the winning numbers, the side and the stake, and roll. */
export default oneStepView<DiceParams, DiceOutcome, Climb>({
  card: diceCard,
  first: { side: 'under', winNumbers: 4_950 },
  icon: Dices,
  playWord: () => t('dice.roll'),
  idleLine: () => t('dice.idle'),
  useReveal: useRoll,
  Stage: DiceStage,
  Choices: SideChoice,
  spoken: ({ roll }) => t('dice.say', { roll: rollText(roll) }),
});

function SideChoice({ choice, disabled, onChange }: ChoicesProps<DiceParams>) {
  return (
    <Segmented<DiceSide>
      label={t('dice.side')}
      options={sideChoices()}
      value={choice.side}
      onChange={(side) => disabled || onChange({ ...choice, side })}
    />
  );
}
