import { isTrial, navigate, pageExists, switchOn, t, useSession } from '@palaro/client';
import { Amount, Button, Card, IconButton, Skeleton, Icon } from '@palaro/ui';
import { RefreshCw } from 'lucide';
import type { ReactNode } from 'react';
import { HideBalance } from './HideBalance.tsx';
import { PlayMoney } from './PlayMoney.tsx';
import { useBalance, useBalanceHidden } from './useBalance.ts';
import styles from './WalletCard.module.css';
import { WalletParts } from './WalletParts.tsx';

/**
 * The wallet beside the page on wide screens: the total, its parts, and links. `children` stand
 * below the parts: what other areas know of the same money.
 */
export function WalletCard({ children }: { children?: ReactNode }) {
  const { wallet, failed, refreshing, refresh } = useBalance();
  const hidden = useBalanceHidden();
  return (
    <Card
      title={t('wallet.wallet')}
      action={
        <span className={styles.actions}>
          <HideBalance />
          <IconButton
            label={t('wallet.refresh')}
            icon={<Icon of={RefreshCw} size={20} />}
            onClick={refresh}
          />
        </span>
      }
    >
      {!wallet && (failed ? <p role="alert">{t('wallet.unread')}</p> : <Bones />)}
      {wallet && (
        <>
          <p className={styles.total}>
            <Amount
              value={wallet.sumBalance}
              size="xl"
              hidden={hidden || refreshing}
              hiddenLabel={t('wallet.hidden')}
            />{' '}
            <PlayMoney />
          </p>
          <WalletParts refreshing={refreshing} />
          {children}
        </>
      )}
      <Ways />
    </Card>
  );
}

const Bones = () => (
  <>
    <Skeleton className={styles.bone} />
    <Skeleton className={styles.part} count={3} />
  </>
);

/** Links to transfers and to the record, where they exist. Play money has neither. */
function Ways() {
  const trial = isTrial(useSession());
  const ways = [
    { href: '/m/transfer', label: t('wallet.transfer'), open: !trial },
    { href: '/m/transaction/record', label: t('wallet.record'), open: !trial && recordsOn() },
  ].filter(({ href, open }) => open && pageExists(href));
  if (ways.length === 0) return null;
  return (
    <div className={styles.ways}>
      {ways.map(({ href, label }) => (
        <Button key={href} wide onClick={() => navigate(href)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

const recordsOn = () => switchOn('TRANSREC3');
