import { Amount, Card, Skeleton } from '@palaro/ui';
import styles from './Report.module.css';

interface ReportTotalsProps {
  label: string;
  /** Undefined while it is counted. */
  sum: string | undefined;
  count: string | undefined;
  failed: boolean;
}

/** Totals by the server over the whole filter, not only over the loaded rows. */
export const ReportTotals = ({ label, sum, count, failed }: ReportTotalsProps) =>
  sum !== undefined || !failed ? (
    <Card className={styles.totals}>
      <p className={styles.label}>{label}</p>
      <p className={styles.sum}>
        {sum === undefined ? <Skeleton /> : <Amount value={sum} size="lg" />}
      </p>
      <p className={styles.label}>{count}</p>
    </Card>
  ) : null;
