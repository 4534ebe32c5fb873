import { HOME, navigate, t } from '@palaro/client';
import { Button, EmptyState, ErrorState, Skeleton } from '@palaro/ui';
import { CollectCard } from './CollectCard.tsx';
import { OpenTransfers } from './OpenTransfers.tsx';
import { RecentTransfers } from './RecentTransfers.tsx';
import { TransferCard } from './TransferCard.tsx';
import { useWallets } from './use-wallets.ts';
import styles from './TransferPage.module.css';

/** Money between the main wallet and vendors that keep a wallet of their own (MONEY-04). */
export default function TransferPage() {
  const { wallets, failed, retry } = useWallets();
  return (
    <div className={styles.page}>
      {failed && (
        <ErrorState
          title={t('transfers.not_loaded')}
          retryLabel={t('transfers.try_again')}
          onRetry={retry}
        />
      )}
      {!wallets && !failed && (
        <div aria-busy>
          <Skeleton shape="block" className={styles.bone} />
          <Skeleton shape="row" count={3} />
          <span className="sr-only" role="status">
            {t('transfers.loading')}
          </span>
        </div>
      )}
      {wallets &&
        (wallets.vendors.length === 0 ? (
          <EmptyState
            title={t('transfers.no_vendors')}
            action={
              <Button tone="gold" onClick={() => navigate(HOME)}>
                {t('transfers.home')}
              </Button>
            }
          />
        ) : (
          <div className={styles.parts}>
            <OpenTransfers wallets={wallets} />
            <TransferCard wallets={wallets} />
            <CollectCard wallets={wallets} />
            <RecentTransfers wallets={wallets} />
          </div>
        ))}
    </div>
  );
}
