import { t } from '@palaro/client';
import { Badge } from '@palaro/ui';
import type { ROUND_RESULTS } from '../records.api.ts';

const TONES = { open: 'gold', settled: 'leaf', voided: 'dim' } as const;

/** Whether a round is open, settled or returned. */
export const ResultBadge = ({ of }: { of: (typeof ROUND_RESULTS)[number] }) => (
  <Badge tone={TONES[of]}>{t(`records-console.result.${of}`)}</Badge>
);
