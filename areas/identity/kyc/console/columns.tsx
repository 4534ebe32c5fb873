import { t } from '@palaro/client';
import { Ago, Person, TIME_WIDTH, type Column } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import type { ReviewRow } from '../console.api.ts';

const TONES = { pending: 'gold', approved: 'leaf', rejected: 'rose', expired: 'dim' } as const;

/** A state in words, on its colour. */
export const StateBadge = ({ state }: { state: ReviewRow['state'] }) => (
  <Badge tone={TONES[state]}>{t(`kyc-console.state.${state}`)}</Badge>
);

/** The columns of a list of applications. */
export const COLUMNS: readonly Column<ReviewRow>[] = [
  {
    key: 'member',
    title: 'kyc-console.member',
    cell: (row) => <Person name={row.account} member={row.member} />,
  },
  {
    key: 'level',
    title: 'kyc-console.level',
    cell: (row) => t('kyc-console.level_value', { level: row.level }),
    width: 90,
  },
  { key: 'state', title: 'kyc-console.state', cell: (row) => <StateBadge state={row.state} /> },
  {
    key: 'closing',
    title: 'kyc-console.closing',
    cell: (row) => row.closing && t(`kyc-console.closing_short.${row.closing}`),
  },
  {
    key: 'sent',
    title: 'kyc-console.sent',
    cell: (row) => <Ago at={row.sentAt} />,
    width: TIME_WIDTH,
  },
  {
    key: 'findings',
    title: 'kyc-console.findings',
    cell: (row) => row.findings.map((one) => t(`kyc-console.finding.${one}`)).join(', '),
    width: 260,
  },
  { key: 'taken', title: 'kyc-console.taken_by', cell: (row) => row.takenBy },
  { key: 'by', title: 'kyc-console.decided_by', cell: (row) => row.decidedBy },
];
