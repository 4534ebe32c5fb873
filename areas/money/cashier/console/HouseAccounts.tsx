import { t } from '@palaro/client';
import { Badge, Button } from '@palaro/ui';
import type { HouseAccountRow } from '../console.api.ts';
import styles from './cashier.module.css';

interface HouseAccountsProps {
  rows: readonly HouseAccountRow[];
  onChange: ((account: HouseAccountRow) => void) | undefined;
}

/** The house's own accounts, to which members transfer by hand. */
export function HouseAccounts({ rows, onChange }: HouseAccountsProps) {
  if (rows.length === 0) return <p>{t('cashier-console.no_accounts')}</p>;
  return (
    <table className={styles.table} aria-label={t('cashier-console.house_accounts')}>
      <thead>
        <tr>
          {(['bank', 'holder', 'number', 'state'] as const).map((head) => (
            <th key={head} scope="col">
              {t(`cashier-console.${head}`)}
            </th>
          ))}
          {onChange && <th scope="col">{t('cashier-console.does')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((account) => (
          <tr key={account.id}>
            <th scope="row">{account.bank}</th>
            <td>{account.holder}</td>
            <td>{account.number}</td>
            <td>
              <Badge tone={account.enabled ? 'leaf' : 'dim'}>
                {t(account.enabled ? 'cashier-console.on' : 'cashier-console.off')}
              </Badge>
            </td>
            {onChange && (
              <td>
                <Button size="sm" onClick={() => onChange(account)}>
                  <span>{t('cashier-console.change')}</span>
                  <span className="sr-only">{` ${account.bank}`}</span>
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
