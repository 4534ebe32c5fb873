import { HOME, isTrial, navigate, t, useSession } from '@palaro/client';
import { AccountNeeded, Button, EmptyState, ErrorState, Skeleton } from '@palaro/ui';
import { CarryCard } from './CarryCard.tsx';
import { CollectCard } from './CollectCard.tsx';
import { OpenTransfers } from './OpenTransfers.tsx';
import { RecentTransfers } from './RecentTransfers.tsx';
import { TransferCard } from './TransferCard.tsx';
import { useWallets } from './use-wallets.ts';
import styles from './TransferPage.module.css';

/** Moves money between the main wallet and vendors that keep the balance (MONEY-04). */
export default function TransferPage() {
  return isTrial(useSession()) ? <NoTransfers /> : <MemberWallets />;
}

/** Explains that play money cannot be moved, before the server has to refuse. */
const NoTransfers = () => (
  <AccountNeeded title={t('transfers.trial')}>{t('transfers.trial_help')}</AccountNeeded>
);

const HomeButton = () => (
  <Button tone="gold" onClick={() => navigate(HOME)}>
    {t('transfers.home')}
  </Button>
);

function MemberWallets() {
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
          <Skeleton shape="block" />
          <span className="sr-only" role="status">
            {t('transfers.loading')}
          </span>
        </div>
      )}
      {wallets &&
        (wallets.vendors.length === 0 ? (
          <EmptyState title={t('transfers.no_vendors')} action={<HomeButton />} />
        ) : (
          <div className={styles.parts}>
            <TransferCard wallets={wallets} />
            <OpenTransfers wallets={wallets} />
            <CollectCard wallets={wallets} />
            <CarryCard />
            <RecentTransfers wallets={wallets} />
          </div>
        ))}
    </div>
  );
}
