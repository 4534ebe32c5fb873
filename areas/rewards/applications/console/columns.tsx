import { t, useLanguage } from '@palaro/client';
import { Ago, Person, TIME_WIDTH, type Column } from '@palaro/desk';
import { inLanguage } from '@palaro/kernel';
import { Badge } from '@palaro/ui';
import type { ApplicationRow } from '../console.api.ts';

const TONES = { Waiting: 'gold', Proposed: 'sky', Approved: 'leaf', Rejected: 'rose' } as const;

/** A state in words, on its colour. */
export const StateBadge = ({ state }: { state: ApplicationRow['state'] }) => (
  <Badge tone={TONES[state]}>{t(`applications-console.state.${state}`)}</Badge>
);

/** A promotion's title in the operator's language. */
export const Title = ({ of }: { of: ApplicationRow['title'] }) => (
  <span>{inLanguage(of, useLanguage())}</span>
);

/** Columns of a list of applications. */
export const COLUMNS: readonly Column<ApplicationRow>[] = [
  {
    key: 'member',
    title: 'applications-console.member',
    cell: (row) => <Person name={row.account} member={row.member} />,
  },
  {
    key: 'promotion',
    title: 'applications-console.promotion',
    cell: ({ title }) => <Title of={title} />,
  },
  {
    key: 'state',
    title: 'applications-console.state',
    cell: ({ state }) => <StateBadge state={state} />,
    width: 200,
  },
  {
    key: 'pictures',
    title: 'applications-console.pictures',
    cell: ({ pictures }) => pictures,
    align: 'end',
    width: 90,
  },
  {
    key: 'sent',
    title: 'applications-console.sent',
    cell: ({ sentAt }) => <Ago at={sentAt} />,
    width: TIME_WIDTH,
  },
  {
    key: 'by',
    title: 'applications-console.decided_by',
    cell: ({ decidedBy }) => decidedBy,
    width: 180,
  },
];
