import { t } from '@palaro/client';
import type { LimboOutcome } from '../card.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';

/** An outcome in the verifier. */
export function LimboResult({ outcome }: { outcome: unknown }) {
  const { resultHundredths, targetHundredths, won } = outcome as LimboOutcome;
  const texts = {
    result: hundredthsText(resultHundredths),
    target: hundredthsText(targetHundredths),
  };
  return (
    <p>{t('limbo.verify', { ...texts, won: t(won ? 'limbo.verify_won' : 'limbo.verify_lost') })}</p>
  );
}
