import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import { SPANS, type Span } from './record-days.ts';

const SPAN_TEXTS: Record<Span, TextKey> = {
  '1': 'records.today',
  '7': 'records.days_7',
  '30': 'records.days_30',
  '90': 'records.days_90',
};

interface SpanFilterProps {
  value: Span;
  onChange: (span: string) => void;
}

/** Chooses how many days back a record goes. */
export const SpanFilter = ({ value, onChange }: SpanFilterProps) => (
  <Segmented
    label={t('records.period')}
    options={SPANS.map((span) => ({ value: span, label: t(SPAN_TEXTS[span]) }))}
    value={value}
    onChange={onChange}
  />
);
