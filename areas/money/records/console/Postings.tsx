import type { Reply } from '@palaro/api';
import { t } from '@palaro/client';
import { Money } from '@palaro/desk';
import type { recordsConsoleApi } from '../console.api.ts';
import styles from './postings.module.css';

type Posting = Reply<(typeof recordsConsoleApi)['memberPostings']>['postings'][number];
type Account = Posting['from'];

/** `CASH`, `VENDOR LUCKY`, `Site: ADJUST gameError`. */
function nameOf({ kind, vendor, detail, house }: Account): string {
  const name = [house || kind, vendor, detail].filter(Boolean).join(' ');
  return house ? t('records-console.house', { name }) : name;
}

/** From which account to which, and what a member's account held afterwards. */
export const Postings = ({ of: postings }: { of: readonly Posting[] }) => (
  <table className={styles.postings}>
    <thead>
      <tr>
        <th scope="col">{t('records-console.from_account')}</th>
        <th scope="col">{t('records-console.to_account')}</th>
        <th scope="col">{t('records-console.amount')}</th>
        <th scope="col">{t('records-console.after')}</th>
      </tr>
    </thead>
    <tbody>
      {postings.map((one, nth) => (
        <tr key={nth}>
          <td>{nameOf(one.from)}</td>
          <td>{nameOf(one.to)}</td>
          <td>
            <Money value={one.amount} exact />
          </td>
          <td>
            {[one.fromAfter, one.toAfter].filter(Boolean).map((after, side) => (
              <Money key={side} value={after} exact />
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
