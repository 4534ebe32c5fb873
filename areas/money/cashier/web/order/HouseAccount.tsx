import { t } from '@palaro/client';
import type { HouseAccount as Account } from '../../deposits.api.ts';
import { CopyRow } from './CopyRow.tsx';
import styles from './Order.module.css';

/** Our account that a transfer goes to; all that a bank's app asks for can be copied. */
export const HouseAccount = ({ account }: { account: Account }) => (
  <>
    <dl className={styles.copies}>
      <CopyRow label={t('deposits.bank')} value={account.bank} copied />
      <CopyRow label={t('deposits.holder')} value={account.holder} copied />
      <CopyRow label={t('deposits.number')} value={account.number} copied />
      {account.branch && <CopyRow label={t('deposits.branch')} value={account.branch} />}
    </dl>
    {account.qr && <img className={styles.qr} src={account.qr} alt={account.bank} />}
  </>
);
