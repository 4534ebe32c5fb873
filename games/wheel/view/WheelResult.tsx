import { t } from '@palaro/client';
import type { WheelOutcome } from '../card.ts';
import { timesText } from '../../stage/view/odds-text.ts';

/** An outcome in the verifier; segments are counted from 1 there. */
export function WheelResult({ outcome }: { outcome: unknown }) {
  const { index, segments, multTenths } = outcome as WheelOutcome;
  const values = { number: String(index + 1), size: String(segments) };
  return <p>{t('wheel.verify', { ...values, times: timesText(multTenths) })}</p>;
}
