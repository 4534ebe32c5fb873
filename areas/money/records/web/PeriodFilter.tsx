import type { TextKey } from '@palaro/api';
import { dayOf, siteNow, t } from '@palaro/client';
import { FilterChips, TextField } from '@palaro/ui';
import { useState } from 'react';
import { daysFault } from '../record-days.ts';
import { OWN, type Span } from './record-days.ts';
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
          ...filter.bounds.spans.map((span) => ({
            id: span as string,
            label: t(SPAN_TEXTS[span]),
          })),
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
function OwnDays({ filter: { bounds, period, setDays } }: { filter: Filter }) {
  const [days, change] = useState({ from: period.from, to: period.to });
  const today = dayOf(siteNow());
  const fault = daysFault(days, today, bounds.most);
  const field = (name: 'from' | 'to') => ({
    type: 'date',
    label: t(`records.${name}`),
    value: days[name],
    max: today,
    error: fault?.field === name ? t(fault.text, { days: bounds.most }) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const next = { ...days, [name]: target.value };
      change(next);
      if (!daysFault(next, today, bounds.most)) setDays(next);
    },
  });
  return (
    <div className={styles.days}>
      <TextField {...field('from')} />
      <TextField {...field('to')} />
    </div>
  );
}
