import { t } from '@palaro/client';
import { timesText } from '../../stage/view/odds-text.ts';
import type { PlinkoOutcome } from '../card.ts';

/** An outcome in the verifier. */
export function PlinkoResult({ outcome }: { outcome: unknown }) {
  const { bits, bin, multTenths } = outcome as PlinkoOutcome;
  const rows = bits.length;
  return (
    <p>
      {t('plinko.verify', {
        rights: bin,
        rows,
        way: bits,
        bin: bin + 1,
        times: timesText(multTenths),
      })}
    </p>
  );
}
