import { t } from '@palaro/client';
import { Wind } from 'lucide';
import { oneStepView } from '../../stage/view/one-step/one-step-view.tsx';
import type { Climb } from '../../stage/view/one-step/use-climb.ts';
import { limboCard, type LimboOutcome, type LimboParams } from '../card.ts';
import { hundredthsOf, mostStaked } from '../odds.ts';
import { LimboPaytable } from './LimboPaytable.tsx';
import { LimboStage } from './LimboStage.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import { useFlight } from './use-flight.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';

export const Paytable = LimboPaytable;

/** Lipad: choose how high the kite must fly, and the stake. */
export default oneStepView<LimboParams, LimboOutcome, Climb>({
  card: limboCard,
  first: { target: '2.00' },
  icon: Wind,
  playWord: () => t('limbo.fly'),
  idleLine: () => t('limbo.idle'),
  useReveal: useFlight,
  Stage: LimboStage,
  Choices: TargetChoice,
  spoken: ({ resultHundredths: at }) => t('limbo.say', { result: hundredthsText(at) }),
  maxStake: ({ target }) => `${mostStaked(hundredthsOf(target))}.0000`,
});
