import { t } from '@palaro/client';
import { Button, ErrorState, Spinner } from '@palaro/ui';
import { useEffect } from 'react';
import { CarryForm } from './CarryForm.tsx';
import { useCarry } from './use-carry.ts';
import { useWallets } from './use-wallets.ts';
import styles from './CarryStep.module.css';

export interface CarryStepProps {
  vendor: string;
  /** Called when the game may open. */
  onDone(): void;
}

/**
 * Shown before a game of a vendor that keeps the balance (docs/domain/wallet-protocol.md §11).
 * Brings money there as the member chose, or asks him. If there is nothing to bring, or he wants
 * none, the game opens.
 */
export default function CarryStep({ vendor, onDone }: CarryStepProps) {
  const { wallets, failed: walletsFailed, retry: readWallets } = useWallets();
  const { carry, failed: carryFailed, retry: readCarry, choose } = useCarry();
  const there = wallets?.vendors.filter((one) => one.vendor === vendor && one.on)[0];
  const nothing = carry === 'off' || (wallets && carry && !there);
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
  if (!wallets || !carry || !there || nothing) return <Waiting />;
  return (
    <CarryForm
      wallets={wallets}
      there={there}
      carry={carry}
      onChoose={(next) => void choose(next)}
      onDone={onDone}
    />
  );
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Spinner size={40} label={t('transfers.loading')} />
  </div>
);
