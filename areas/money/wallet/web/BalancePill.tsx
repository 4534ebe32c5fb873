import { t } from '@palaro/client';
import { Amount, cx, Icon } from '@palaro/ui';
import { RefreshCw } from 'lucide';
import { PlayMoney } from './PlayMoney.tsx';
import { toggleBalance, useBalance, useBalanceHidden } from './useBalance.ts';
import styles from './BalancePill.module.css';

/** Characters on the wire; a longer balance would leave the page's name no room. */
const LONG = 13;

interface BalancePillProps {
  /** The name shown above the amount (HDR-04). */
  name?: string;
}

/** The total in a header. A tap hides or shows it; the arrow loads it again (HDR-07). */
export function BalancePill({ name }: BalancePillProps) {
  const { wallet, failed, refreshing, refresh } = useBalance();
  const hidden = useBalanceHidden();
  return (
    <div className={cx(styles.pill, name !== undefined && styles.named)}>
      <button type="button" className={styles.amount} onClick={toggleBalance}>
        <span className={styles.name}>
          <PlayMoney /> {name !== undefined && <span>{name}</span>}
        </span>
        {wallet ? (
          <Amount
            value={wallet.sumBalance}
            className={wallet.sumBalance.length > LONG ? styles.long : undefined}
            hidden={hidden || refreshing}
            hiddenLabel={t('wallet.hidden')}
          />
        ) : (
          <span className={styles.wait}>{failed ? '–' : '…'}</span>
        )}
        <span className="sr-only">{hidden ? t('wallet.show') : t('wallet.hide')}</span>
      </button>
      <button
        type="button"
        className={refreshing ? `${styles.refresh} ${styles.turning}` : styles.refresh}
        aria-label={t('wallet.refresh')}
        aria-busy={refreshing || undefined}
        onClick={refresh}
      >
        <Icon of={RefreshCw} size={16} aria-hidden />
      </button>
    </div>
  );
}
