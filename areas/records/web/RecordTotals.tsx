import { navigate, pageExists, switchOn } from '@palaro/client';
import { Amount, Button, Card, Skeleton } from '@palaro/ui';
import styles from './Record.module.css';

interface RecordTotalsProps {
  /** The first is the one that matters: shown large, with its sign. */
  sums: readonly { label: string; value: string | undefined }[];
  /** How many there are, in words; nothing while they are counted. */
  count: string | undefined;
  /** The record that tells the other half of it. */
  other: OtherRecord;
}

interface OtherRecord {
  label: string;
  href: string;
  /** The site's switch for it. */
  when: Parameters<typeof switchOn>[0];
}

/** Sums over the whole filter as the server counted them, not over the rows that are loaded. */
export function RecordTotals({ sums, count, other }: RecordTotalsProps) {
  return (
    <Card className={styles.totals}>
      <dl className={styles.sums}>
        {sums.map(({ label, value }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value === undefined && <Skeleton />}
              {value !== undefined &&
                (index === 0 ? <Net value={value} /> : <Amount value={value} />)}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <p className={styles.count}>{count}</p>
        <OtherButton to={other} />
      </div>
    </Card>
  );
}

const OtherButton = ({ to: { href, label, when } }: { to: OtherRecord }) =>
  pageExists(href) && switchOn(when) ? (
    <Button size="sm" onClick={() => navigate(href)}>
      {label}
    </Button>
  ) : null;

/** A loss is dim, not red: losing is no error (design.md); nothing is neither. */
function Net({ value }: { value: string }) {
  const won = /[1-9]/.test(value) ? 'leaf' : 'ink';
  return <Amount value={value} signed size="lg" tone={value.startsWith('-') ? 'dim' : won} />;
}
