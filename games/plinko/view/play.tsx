import { t } from '@palaro/client';
import { CircleArrowDown } from 'lucide';
import { oneStepView } from '../../stage/view/one-step/one-step-view.tsx';
import { timesText } from '../../stage/view/odds-text.ts';
import { plinkoCard, type PlinkoOutcome } from '../card.ts';
import type { PlinkoParams } from '../tables.ts';
import { BoardChoice } from './BoardChoice.tsx';
import { PlinkoPaytable } from './PlinkoPaytable.tsx';
import { PlinkoStage } from './PlinkoStage.tsx';
import { useDrop, type Drop } from './use-drop.ts';

export const Paytable = PlinkoPaytable;

/** Pako: choose a board of nails and the stake, and drop marbles, also while others still fall. */
export default oneStepView<PlinkoParams, PlinkoOutcome, Drop>({
  card: plinkoCard,
  first: { risk: 'medium', rows: 12 },
  icon: CircleArrowDown,
  playWord: () => t('plinko.drop'),
  turboWord: () => t('plinko.fast'),
  idleLine: () => t('plinko.idle'),
  useReveal: useDrop,
  Stage: PlinkoStage,
  Choices: BoardChoice,
  spoken: ({ multTenths }) => t('plinko.say', { times: timesText(multTenths) }),
});
