import { t } from '@palaro/client';
import {
  Ago,
  Instant,
  ListPage,
  useList,
  useMay,
  useOperator,
  TIME_WIDTH,
  type Column,
} from '@palaro/desk';
import { Badge, Button } from '@palaro/ui';
import { useState } from 'react';
import { operatorsApi } from '../operators.api.ts';
import { AskElevation } from './AskElevation.tsx';
import { ElevationDialog, type ElevationAsk } from './ElevationDialog.tsx';
import type { ElevationRow } from './operator-cells.tsx';
import styles from './operators.module.css';

const TONES = { asked: 'gold', granted: 'leaf', refused: 'rose', ended: 'dim' } as const;

const COLUMNS: readonly Column<ElevationRow>[] = [
  {
    key: 'operator',
    title: 'operators-console.elevation.operator',
    cell: (row) => row.operator,
    width: 110,
  },
  {
    key: 'role',
    title: 'operators-console.elevation.role',
    cell: (row) => <strong>{row.role}</strong>,
    width: 100,
  },
  {
    key: 'hours',
    title: 'operators-console.elevation.hours',
    cell: (row) => row.hours,
    align: 'end',
    width: 70,
  },
  { key: 'why', title: 'operators-console.why', cell: (row) => row.reason },
  {
    key: 'state',
    title: 'operators-console.state',
    cell: ({ state }) => (
      <Badge tone={TONES[state]}>{t(`operators-console.elevation.state.${state}`)}</Badge>
    ),
    width: 120,
  },
  {
    key: 'asked',
    title: 'operators-console.elevation.asked',
    width: TIME_WIDTH,
    cell: (row) => <Ago at={row.askedAt} />,
  },
  {
    key: 'ends',
    title: 'operators-console.elevation.ends',
    cell: (row) => row.endsAt && <Instant at={row.endsAt} />,
    width: TIME_WIDTH,
  },
  {
    key: 'by',
    title: 'operators-console.elevation.by',
    cell: (row) => row.grantedBy.join(', '),
    width: 120,
  },
];

/** Roles for some hours: asked for with a reason, granted by somebody else, ended by time. */
export default function ElevationsScreen() {
  const list = useList(operatorsApi.elevations);
  const [asking, ask] = useState<'role' | 'glass' | null>(null);
  const [decision, decide] = useState<ElevationAsk | null>(null);
  return (
    <>
      <ListPage
        title="operators-console.elevation.title"
        list={list}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        empty="operators-console.elevation.empty"
        aside={(row) => ({
          title: `${row.role} · ${row.operator}`,
          body: <p>{row.reason}</p>,
          foot: <Answers row={row} onAsk={decide} />,
        })}
        actions={
          <>
            <Button size="sm" tone="gold" onClick={() => ask('role')}>
              {t('operators-console.elevation.ask')}
            </Button>
            <Button size="sm" tone="danger" onClick={() => ask('glass')}>
              {t('operators-console.elevation.glass')}
            </Button>
          </>
        }
      />
      <AskElevation asking={asking} onClose={() => ask(null)} />
      {decision && <ElevationDialog of={decision} onClose={() => decide(null)} />}
    </>
  );
}

interface AnswersProps {
  row: ElevationRow;
  onAsk(ask: ElevationAsk): void;
}

/** What this operator may do with an elevation: decide another's, end his own or anybody's. */
function Answers({ row, onAsk }: AnswersProps) {
  const grants = useMay('elevation.grant');
  const own = useOperator()?.name === row.operator;
  const button = (does: ElevationAsk['does'], tone: 'gold' | 'quiet' | 'danger') => (
    <Button size="sm" tone={tone} onClick={() => onAsk({ does, row })}>
      {t(`operators-console.elevation.${does}`)}
    </Button>
  );
  const open = row.state === 'asked' || row.state === 'granted';
  return (
    <div className={styles.answers}>
      {row.state === 'asked' && grants && !own && (
        <>
          {button('grant', 'gold')}
          {button('refuse', 'danger')}
        </>
      )}
      {open && (own || grants) && button('end', 'quiet')}
    </div>
  );
}
