import { t, type RowOf } from '@palaro/client';
import { Instant, Money, Place, TIME_WIDTH, type Column } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import type { turnoverConsoleApi } from '../console.api.ts';

export type Requirement = RowOf<typeof turnoverConsoleApi.memberTurnover>;

const TONES = {
  ...({ open: 'gold', done: 'leaf', waived: 'leaf' } as const),
  ...({ forfeited: 'rose', closed: 'dim' } as const),
};

/** The rounds that filled it last; each leads to the round. */
const Uses = ({ member, uses }: { member: string; uses: Requirement['uses'] }) =>
  uses.map(({ vendor, round, amount }, at) => (
    <span key={`${vendor}/${round}`}>
      {at > 0 && <span>{' · '}</span>}
      <Place to={`/console/rounds/${member}/${vendor}/${round}`}>
        <span>{vendor}</span> <Money value={amount} exact />
      </Place>
    </span>
  ));

export const columnsOf = (member: string): readonly Column<Requirement>[] => [
  {
    key: 'opened',
    title: 'turnover-console.opened',
    cell: (row) => <Instant at={row.openedAt} />,
    width: TIME_WIDTH,
  },
  {
    key: 'cause',
    title: 'turnover-console.cause',
    cell: (row) => t(`turnover-console.cause.${row.cause}`),
    width: 120,
  },
  { key: 'causeId', title: 'turnover-console.cause_id', cell: (row) => row.causeId, hidden: true },
  {
    key: 'required',
    title: 'turnover-console.required',
    cell: (row) => <Money value={row.required} exact />,
    align: 'end',
    width: 140,
  },
  {
    key: 'done',
    title: 'turnover-console.done',
    cell: (row) => <Money value={row.done} exact />,
    align: 'end',
    width: 140,
  },
  {
    key: 'state',
    title: 'turnover-console.state',
    cell: ({ state }) => <Badge tone={TONES[state]}>{t(`turnover-console.state.${state}`)}</Badge>,
    width: 110,
  },
  {
    key: 'uses',
    title: 'turnover-console.uses',
    cell: ({ uses }) => <Uses member={member} uses={uses} />,
  },
  {
    key: 'ended',
    title: 'turnover-console.ended',
    cell: (row) => row.endedAt && <Instant at={row.endedAt} />,
    width: TIME_WIDTH,
    hidden: true,
  },
];
