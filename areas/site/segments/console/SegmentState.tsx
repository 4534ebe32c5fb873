import { t } from '@palaro/client';
import { Badge } from '@palaro/ui';
import type { SegmentRow } from '../segments.api.ts';

/** The state of a segment in a word. */
export const SegmentState = ({ of }: { of: SegmentRow['state'] }) => (
  <Badge tone={of === 'current' ? 'leaf' : 'dim'}>{t(`segments-console.state.${of}`)}</Badge>
);
