import { WithdrawableLine } from '@palaro/cashier/web';
import { t } from '@palaro/client';
import { Amount, IconButton, Skeleton, Icon } from '@palaro/ui';
import { HeldMoney } from '@palaro/records/web';
import {
  HideBalance,
  PlayMoney,
  useBalance,
  useBalanceHidden,
  WalletParts,
} from '@palaro/wallet/web';
import { RefreshCw } from 'lucide';
import styles from './HeroBalance.module.css';

/** The total in large figures and its parts, with hide and refresh as in the header (HDR-07). */
export function HeroBalance() {
  const { wallet, failed, refreshing, refresh } = useBalance();
  const hidden = useBalanceHidden();
  return (
    <div className={styles.balance}>
      <div className={styles.row}>
        <div className={styles.figures}>
          <p className={styles.label}>
            <span>{t('mine.balance')}</span> <PlayMoney />
          </p>
          <p className={styles.total}>
            {wallet ? (
              <Amount
                value={wallet.sumBalance}
                size="xl"
                tone="gold"
                hidden={hidden || refreshing}
                hiddenLabel={t('wallet.hidden')}
              />
            ) : failed ? (
              <span role="alert" className={styles.unread}>
                {t('wallet.unread')}
              </span>
            ) : (
              <Skeleton className={styles.bone} />
            )}
          </p>
        </div>
        <HideBalance />
        <IconButton
          label={t('wallet.refresh')}
          aria-busy={refreshing || undefined}
          icon={
            <Icon of={RefreshCw} size={20} className={refreshing ? styles.turning : styles.still} />
          }
          onClick={refresh}
        />
      </div>
      <WalletParts filled refreshing={refreshing} />
      <HeldMoney />
      <WithdrawableLine />
    </div>
  );
}
