import { navigate, pageExists, t } from '@palaro/client';
import { Amount, Button, Card, IconButton, KeyValues, Skeleton } from '@palaro/ui';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { toggleBalance, useBalance, useBalanceHidden } from './useBalance.ts';
import styles from './WalletCard.module.css';

const TRANSFER = '/m/transfer';

/** The wallet beside a wide screen's page: the total, and what it is made of. */
export function WalletCard() {
  const { wallet, failed, refreshing, refresh } = useBalance();
  const hidden = useBalanceHidden();
  const covered = hidden || refreshing;
  const amount = (value: string) => (
    <Amount value={value} hidden={covered} hiddenLabel={t('wallet.hidden')} />
  );
  return (
    <Card
      title={t('wallet.wallet')}
      action={
        <span className={styles.actions}>
          <IconButton
            label={hidden ? t('wallet.show') : t('wallet.hide')}
            icon={hidden ? <Eye size={20} /> : <EyeOff size={20} />}
            onClick={toggleBalance}
          />
          <IconButton
            label={t('wallet.refresh')}
            icon={<RefreshCw size={20} />}
            onClick={refresh}
          />
        </span>
      }
    >
      {!wallet && (failed ? <p role="alert">{t('wallet.unread')}</p> : <Skeleton count={3} />)}
      {wallet && (
        <>
          <p className={styles.total}>
            <Amount
              value={wallet.sumBalance}
              size="xl"
              hidden={covered}
              hiddenLabel={t('wallet.hidden')}
            />
          </p>
          <KeyValues
            rows={[
              { label: t('wallet.main'), value: amount(wallet.main) },
              { label: t('wallet.held'), value: amount(wallet.held) },
              { label: t('wallet.bonus'), value: amount(wallet.bonus) },
              ...wallet.vendors.map(({ vendor, amount: there }) => ({
                label: t('wallet.at_vendor', { vendor }),
                value: amount(there),
              })),
            ]}
          />
          {pageExists(TRANSFER) && (
            <Button wide className={styles.transfer} onClick={() => navigate(TRANSFER)}>
              {t('wallet.transfer')}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
