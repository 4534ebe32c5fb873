import { navigate, pageExists, switchOn } from '@palaro/client';
import { Amount, Button, Card, Skeleton } from '@palaro/ui';
import { PlayMoney } from '@palaro/wallet/web';
import type { ReactNode } from 'react';
import styles from './Record.module.css';

interface RecordTotalsProps {
  /** The first sum matters most: it is large and has a sign. */
  sums: readonly { label: string; value: string | undefined }[];
  /** The number of rows in words; undefined while they are counted. */
  count: string | undefined;
  /** The button that keeps the record as a file. */
  file?: ReactNode;
  /** The other record of the two. */
  other: OtherRecord;
}

interface OtherRecord {
  label: string;
  href: string;
  /** The site's switch for that record. */
  when: Parameters<typeof switchOn>[0];
}

/** Sums over the whole filter as the server counted them, not only over the loaded rows. */
export function RecordTotals({ sums, count, file, other }: RecordTotalsProps) {
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
        <p className={styles.count}>
          {count !== undefined && <span>{count}</span>} <PlayMoney />
        </p>
        <OtherButton to={other} />
      </div>
      {file}
    </Card>
  );
}

const OtherButton = ({ to: { href, label, when } }: { to: OtherRecord }) =>
  pageExists(href) && switchOn(when) ? (
    <Button size="sm" onClick={() => navigate(href)}>
      {label}
    </Button>
  ) : null;

/** A loss is dim, not red, because losing is no error (docs/domain/design.md). Zero is neutral. */
function Net({ value }: { value: string }) {
  const won = /[1-9]/.test(value) ? 'leaf' : 'ink';
  return <Amount value={value} signed size="lg" tone={value.startsWith('-') ? 'dim' : won} />;
}
