import { t } from '@palaro/client';
import { timesText } from '../../stage/view/odds-text.ts';
import type { KenoOutcome } from '../card.ts';

/** An outcome in the verifier. */
export function KenoResult({ outcome }: { outcome: unknown }) {
  const { drawn, hits, picks, multTenths } = outcome as KenoOutcome;
  return (
    <>
      <p>{t('keno.verify', { drawn: drawn.join(', ') })}</p>
      <p>{t('keno.verify_hits', { hits: hits.length, picks, times: timesText(multTenths) })}</p>
    </>
  );
}
