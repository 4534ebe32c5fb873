import { t, useCall } from '@palaro/client';
import { Facts, Loaded } from '@palaro/desk';
import { consoleApi } from '../console.api.ts';
import styles from './content.module.css';

interface Counts {
  shown: number;
  closed: number;
  clicked: number;
}

const number = (count: number) => count.toLocaleString('en-US');
const ofShown = (count: number, { shown }: Counts) =>
  shown === 0 ? '–' : `${((100 * count) / shown).toFixed(1)}%`;

/** What visitors did with a popup: in sum, and by day. */
export const CountsPart = ({ entry }: { entry: string }) => (
  <Loaded of={useCall(consoleApi.popupCounts, { params: { entry } })}>
    {({ sum, days }) => (
      <div className={styles.part}>
        <Facts
          rows={[
            { label: 'content-console.shown', value: number(sum.shown) },
            { label: 'content-console.closed', value: number(sum.closed) },
            { label: 'content-console.close_rate', value: ofShown(sum.closed, sum) },
            { label: 'content-console.clicked', value: number(sum.clicked) },
            { label: 'content-console.click_rate', value: ofShown(sum.clicked, sum) },
          ]}
        />
        <p className={styles.hint}>{t('content-console.counts_help')}</p>
        {days.length === 0 ? <p>{t('content-console.no_counts')}</p> : <Days of={days} />}
      </div>
    )}
  </Loaded>
);

const Days = ({ of }: { of: readonly (Counts & { day: string })[] }) => (
  <table className={styles.counts}>
    <caption>{t('content-console.counts_by_day')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('content-console.day')}</th>
        <th scope="col">{t('content-console.shown')}</th>
        <th scope="col">{t('content-console.closed')}</th>
        <th scope="col">{t('content-console.close_rate')}</th>
        <th scope="col">{t('content-console.clicked')}</th>
        <th scope="col">{t('content-console.click_rate')}</th>
      </tr>
    </thead>
    <tbody>
      {of.map((row) => (
        <tr key={row.day}>
          <th scope="row">{row.day}</th>
          <td>{number(row.shown)}</td>
          <td>{number(row.closed)}</td>
          <td>{ofShown(row.closed, row)}</td>
          <td>{number(row.clicked)}</td>
          <td>{ofShown(row.clicked, row)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
