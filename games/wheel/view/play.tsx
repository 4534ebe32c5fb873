import { t } from '@palaro/client';
import { LifeBuoy } from 'lucide';
import { oneStepView } from '../../stage/view/one-step/one-step-view.tsx';
import type { Climb } from '../../stage/view/one-step/use-climb.ts';
import { wheelCard, type WheelOutcome, type WheelParams } from '../card.ts';
import { useSpin } from './use-spin.ts';
import { WheelChoice } from './WheelChoice.tsx';
import { WheelPaytable } from './WheelPaytable.tsx';
import { WheelStage } from './WheelStage.tsx';
import { timesText } from '../../stage/view/odds-text.ts';

export const Paytable = WheelPaytable;

/** Ruleta ng Suwerte: choose one of fifteen wheels and the stake, and spin. */
export default oneStepView<WheelParams, WheelOutcome, Climb>({
  card: wheelCard,
  first: { risk: 'medium', segments: 20 },
  icon: LifeBuoy,
  playWord: () => t('wheel.spin'),
  idleLine: () => t('wheel.idle'),
  useReveal: useSpin,
  Stage: WheelStage,
  Choices: WheelChoice,
  spoken: ({ multTenths }) => t('wheel.say', { times: timesText(multTenths) }),
});
