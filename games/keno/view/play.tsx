import { t } from '@palaro/client';
import { Sparkles } from 'lucide';
import { oneStepView } from '../../stage/view/one-step/one-step-view.tsx';
import type { Climb } from '../../stage/view/one-step/use-climb.ts';
import { kenoCard, type KenoOutcome, type KenoParams } from '../card.ts';
import { KenoChoice } from './KenoChoice.tsx';
import { KenoPaytable } from './KenoPaytable.tsx';
import { KenoStage } from './KenoStage.tsx';
import { useDraws } from './use-draws.ts';

export const Paytable = KenoPaytable;

/** Keno 40: pick up to ten numbers and the stake, and see ten drawn. */
export default oneStepView<KenoParams, KenoOutcome, Climb<KenoOutcome>>({
  card: kenoCard,
  first: { risk: 'classic', picks: [] },
  icon: Sparkles,
  playWord: () => t('keno.draw'),
  idleLine: () => t('keno.idle'),
  useReveal: useDraws,
  Stage: KenoStage,
  Choices: KenoChoice,
  spoken: ({ hits, picks }) => t('keno.say', { hits: hits.length, picks }),
  ready: ({ picks }) => picks.length > 0,
});
