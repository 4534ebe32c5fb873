import { t } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { Button, ErrorState, Spinner } from '@palaro/ui';
import { useEffect, useState } from 'react';
import { CarryForm } from './CarryForm.tsx';
import { useCarry } from './use-carry.ts';
import { isOpen, useWallets, type Wallets } from './use-wallets.ts';
import styles from './CarryStep.module.css';

export interface CarryStepProps {
  vendor: string;
  /** The game may open. */
  onDone(): void;
}

/**
 * Stands before a game of a vendor that keeps the balance (wallet-protocol.md §11): brings money
 * there as the member chose, or asks. With nothing to bring, or nothing wanted, the game opens.
 */
export default function CarryStep({ vendor, onDone }: CarryStepProps) {
  const { wallets, failed: walletsFailed, retry: readWallets } = useWallets();
  const { carry, failed: carryFailed, retry: readCarry, choose } = useCarry();
  // Money leaves the main wallet before its transfer stands in the list: not the moment to judge.
  const [sending, setSending] = useState(false);
  const nothing = !sending && (carry === 'off' || (wallets && carry && !canBring(wallets, vendor)));
  useEffect(() => {
    if (nothing) onDone();
  }, [nothing, onDone]);
  if ((walletsFailed || carryFailed) && !nothing) {
    const again = () => {
      readWallets();
      readCarry();
    };
    return (
      <div className={styles.failed}>
        <ErrorState
          title={t('transfers.not_loaded')}
          retryLabel={t('transfers.try_again')}
          onRetry={again}
        >
          <Button onClick={onDone}>{t('transfers.carry_none')}</Button>
        </ErrorState>
      </div>
    );
  }
  if (!wallets || !carry || nothing) return <Waiting />;
  return (
    <CarryForm
      wallets={wallets}
      vendor={vendor}
      carry={carry}
      onChoose={(next) => void choose(next)}
      onDone={onDone}
      onSending={setSending}
    />
  );
}

/** A transfer on its way is shown until it is known what became of it. */
function canBring({ main, vendors, transfers }: Wallets, vendor: string): boolean {
  if (!vendors.some((one) => one.vendor === vendor && one.on)) return false;
  return compareDecimal(main, '0') > 0 || transfers.some((one) => one.to === vendor && isOpen(one));
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Spinner size={40} label={t('transfers.loading')} />
  </div>
);
