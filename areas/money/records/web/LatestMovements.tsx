import { formatDayHeading, formatTime, navigate, t, useCall } from '@palaro/client';
import { Button, Card, Skeleton } from '@palaro/ui';
import { useState } from 'react';
import { recordsApi } from '../records.api.ts';
import { JOINED, type Movement } from './movement.ts';
import { MovementRow } from './MovementRow.tsx';
import { MovementSheet } from './MovementSheet.tsx';
import { daysOf } from './record-days.ts';
import styles from './LatestMovements.module.css';

const LATEST = 5;
const LATEST_DAYS = '90';
const RECORD = '/m/transaction/record';

/** The newest movements of the member's money, and a link to all of them (MONEY-03). */
export default function LatestMovements() {
  const read = useCall(recordsApi.transactions, {
    query: { ...daysOf(LATEST_DAYS), pageSize: LATEST, without: JOINED },
  });
  const [opened, open] = useState<Movement | null>(null);
  const movements = read.data?.list;
  return (
    <Card
      title={t('records.latest')}
      action={
        movements?.length !== 0 && (
          <Button size="sm" onClick={() => navigate(RECORD)}>
            {t('records.see_all')}
          </Button>
        )
      }
    >
      {!movements && (read.isError ? <Failed retry={() => void read.refetch()} /> : <Bones />)}
      {movements?.length === 0 && (
        <p className={styles.none}>{t('records.latest_none', { days: LATEST_DAYS })}</p>
      )}
      {movements && (
        <div className={styles.rows}>
          {movements.map((movement) => (
            <MovementRow
              key={movement.id}
              movement={movement}
              when={`${formatDayHeading(movement.at)} · ${formatTime(movement.at)}`}
              onOpen={open}
            />
          ))}
        </div>
      )}
      <MovementSheet movement={opened} onClose={() => open(null)} />
    </Card>
  );
}

const Bones = () => (
  <div aria-busy>
    <Skeleton shape="row" count={LATEST} />
    <span className="sr-only" role="status">
      {t('records.loading')}
    </span>
  </div>
);

const Failed = ({ retry }: { retry: () => void }) => (
  <div className={styles.failed}>
    <p role="alert">{t('records.not_loaded')}</p>
    <Button size="sm" onClick={retry}>
      {t('records.try_again')}
    </Button>
  </div>
);
