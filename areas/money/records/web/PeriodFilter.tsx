import type { TextKey } from '@palaro/api';
import { dayOf, siteNow, t } from '@palaro/client';
import { FilterChips, TextField } from '@palaro/ui';
import { useState } from 'react';
import { daysFault, RECORD_DAYS_MAX } from '../record-days.ts';
import { OWN, SPANS, type Span } from './record-days.ts';
import type { PeriodFilter as Filter } from './usePeriod.ts';
import styles from './Record.module.css';

const SPAN_TEXTS: Record<Span, TextKey> = {
  '1': 'records.today',
  '7': 'records.days_7',
  '30': 'records.days_30',
  '90': 'records.days_90',
};

/** Chooses how many days back a record goes, or its first and last day. */
export function PeriodFilter({ filter }: { filter: Filter }) {
  return (
    <>
      <FilterChips
        label={t('records.period')}
        items={[
          ...SPANS.map((span) => ({ id: span as string, label: t(SPAN_TEXTS[span]) })),
          { id: OWN, label: t('records.days_own') },
        ]}
        value={filter.period.chosen}
        onChange={filter.choose}
      />
      {filter.period.chosen === OWN && <OwnDays filter={filter} />}
    </>
  );
}

/** The first and the last day. The record follows as soon as both are right. */
function OwnDays({ filter: { period, setDays } }: { filter: Filter }) {
  const [days, change] = useState({ from: period.from, to: period.to });
  const today = dayOf(siteNow());
  const fault = daysFault(days, today);
  const field = (name: 'from' | 'to') => ({
    type: 'date',
    label: t(`records.${name}`),
    value: days[name],
    max: today,
    error: fault?.field === name ? t(fault.text, { days: RECORD_DAYS_MAX }) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const next = { ...days, [name]: target.value };
      change(next);
      if (!daysFault(next, today)) setDays(next);
    },
  });
  return (
    <div className={styles.days}>
      <TextField {...field('from')} />
      <TextField {...field('to')} />
    </div>
  );
}
