import { t } from '@palaro/client';
import styles from './overview.module.css';
import { WaitingTable } from './WaitingTable.tsx';

/** Every queue that the operator works on (docs/domain/operator-console.md §4, 2). */
export default function QueuesScreen() {
  return (
    <div className={styles.screen}>
      <h1>{t('overview-console.queues')}</h1>
      <WaitingTable />
    </div>
  );
}
