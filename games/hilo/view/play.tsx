import { t } from '@palaro/client';
import { Layers2 } from 'lucide';
import { steppedView } from '../../stage/view/stepped/stepped-view.tsx';
import { nextGuess, type HiloRule } from '../auto.ts';
import { hiloCard, type HiloOutcome } from '../card.ts';
import { AutoGuesses } from './AutoGuesses.tsx';
import { HiloPaytable } from './HiloPaytable.tsx';
import { HiloStage } from './HiloStage.tsx';
import { SkipCard } from './SkipCard.tsx';
import { spokenCard } from './spoken-card.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';

export const Paytable = HiloPaytable;

/** Taas-Baba: guess whether the next card is higher or lower, and cash out before a wrong one. */
export default steppedView<object, HiloOutcome, HiloRule>({
  card: hiloCard,
  first: {},
  icon: Layers2,
  startWord: () => t('hilo.start'),
  idleLine: () => t('hilo.idle'),
  openLine: ({ right, multiplierHundredths: now }) =>
    right === 0 ? t('hilo.open_none') : t('hilo.open', { count: right, now: hundredthsText(now) }),
  worth: ({ right, multiplierHundredths }) => (right > 0 ? multiplierHundredths : null),
  Stage: HiloStage,
  Choices: null,
  Aside: SkipCard,
  onKey(key, { outcome, step }) {
    const dir = key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null;
    if (dir && outcome?.[dir]) step('guess', { dir });
    return dir !== null;
  },
  auto: { first: { guesses: 1 }, Rule: AutoGuesses, ready: () => true, next: nextGuess },
  spoken: spokenCard,
});
