import { t } from '@palaro/client';
import type { LimboOutcome } from '../card.ts';
import { timesText } from './words.ts';

/** An outcome in the verifier. */
export function LimboResult({ outcome }: { outcome: unknown }) {
  const { resultHundredths, targetHundredths, won } = outcome as LimboOutcome;
  const texts = { result: timesText(resultHundredths), target: timesText(targetHundredths) };
  return (
    <p>{t('limbo.verify', { ...texts, won: t(won ? 'limbo.verify_won' : 'limbo.verify_lost') })}</p>
  );
}
