import { navigate, t } from '@palaro/client';
import { RecordPage } from '@palaro/desk';
import { SegmentField } from '@palaro/segments/console-choice';
import { useState, type ReactNode } from 'react';
import { promotionsConsoleApi } from '../console.api.ts';

/** Labels of the fields that drafts of all kinds have. */
export const DRAFT_LABELS = {
  title: 'promotions-console.title',
  summary: 'promotions-console.summary',
  startsAt: 'promotions-console.starts',
  endsAt: 'promotions-console.ends',
  budget: 'promotions-console.budget',
  turnoverTimes: 'promotions-console.times',
} as const;

/** Helps of the same fields, where a kind has none of its own. */
export const DRAFT_HELPS = {
  endsAt: 'promotions-console.ends_help',
  budget: 'promotions-console.budget_help',
  turnoverTimes: 'promotions-console.times_help',
} as const;

/** Fields that the form of every kind is given. */
interface DraftForm {
  also: { id: string };
  submit: string;
  reload: [typeof promotionsConsoleApi.promotions];
  done(): void;
  /** Below the fields of the call: whom the promotion is for. */
  children(
    values: Record<string, unknown>,
    change: (name: string, value: unknown) => void,
  ): ReactNode;
}

/** The page of a draft: afterwards its record opens, in the place of the form. */
export function DraftPage({ title, form }: { title: string; form(of: DraftForm): ReactNode }) {
  // The same until the form goes, so that a repeat is not a second promotion.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <RecordPage
      title={title}
      back={{ to: '/console/promotions', label: t('promotions-console.promotions') }}
    >
      {form({
        also: { id },
        submit: t('promotions-console.save_draft'),
        reload: [promotionsConsoleApi.promotions],
        children: ({ segment }, change) => (
          <SegmentField
            value={typeof segment === 'string' ? segment : ''}
            onChange={(chosen) => change('segment', chosen)}
          />
        ),
        done: () => navigate(`/console/promotions/${id}`, { replace: true }),
      })}
    </RecordPage>
  );
}
