import { t } from '@palaro/client';
import { Dices } from 'lucide';
import { Money } from '@palaro/kernel';
import { ChipsHeld } from '../../stage/view/chips/ChipsHeld.tsx';
import { totalOf } from '../../stage/view/chips/placing.ts';
import { pesos } from '../../stage/view/money-text.ts';
import { oneStepView } from '../../stage/view/one-step/one-step-view.tsx';
import type { Climb } from '../../stage/view/one-step/use-climb.ts';
import type { GameHelp, GameViewProps } from '../../stage/view/view-contract.ts';
import { colorGameCard, type ColorGameOutcome, type ColorGameParams } from '../card.ts';
import { ChipsPanel } from './ChipsPanel.tsx';
import { ColourPaytable } from './ColourPaytable.tsx';
import { ColorGameStage } from './ColorGameStage.tsx';
import { useThrow } from './use-throw.ts';
import { nameOfId, namesOf, zoneName } from './words.ts';

/** The rules and odds, for the menu. */
export const Paytable = ({ help }: { help: GameHelp }) => (
  <ColourPaytable
    help={help}
    zoneName={zoneName}
    words={{
      rules: t('color-game.rules'),
      field: t('color-game.field'),
      returns: t('color-game.returns'),
    }}
  />
);

const Game = oneStepView<ColorGameParams, ColorGameOutcome, Climb<ColorGameOutcome>>({
  card: colorGameCard,
  first: { zones: {} },
  icon: Dices,
  playWord: () => t('color-game.roll'),
  idleLine: () => t('color-game.idle'),
  useReveal: useThrow,
  Stage: ColorGameStage,
  Choices: ChipsPanel,
  spoken,
  stakeOf: ({ zones }) => totalOf(zones),
});

/** Color Game: place chips on the table's fields and roll the three dice. */
export default function ColorGameView(props: GameViewProps) {
  return (
    <ChipsHeld limits={{ most: props.help.maxStake }} first={colorGameCard.stake.min}>
      <Game {...props} />
    </ChipsHeld>
  );
}

/** The dice, and each field that paid. */
function spoken({ faces, zones }: ColorGameOutcome): string {
  const paid = zones.filter(({ payout }) => Money.of(payout) > Money.zero);
  return [
    t('color-game.say', { dice: namesOf(faces) }),
    ...paid.map(({ zone, payout }) =>
      t('color-game.say_paid', { zone: nameOfId(zone), payout: pesos(payout) }),
    ),
  ].join(' ');
}
