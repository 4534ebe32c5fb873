import { t } from '@palaro/client';
import { Card, ErrorState } from '@palaro/ui';
import { CarryChoice } from './CarryChoice.tsx';
import styles from './TransferPage.module.css';
import { useCarry } from './use-carry.ts';

/** The choice for vendors' games on the transfer page. Until it is loaded it keeps its place. */
export function CarryCard() {
  const { carry, failed, retry, choose } = useCarry();
  return (
    <Card title={t('transfers.carry_games')}>
      {failed ? (
        <ErrorState
          title={t('transfers.not_loaded')}
          retryLabel={t('transfers.try_again')}
          onRetry={retry}
        />
      ) : (
        <div className={carry ? undefined : styles.coming} aria-busy={!carry}>
          <CarryChoice carry={carry ?? 'ask'} onChoose={(next) => void choose(next)} />
        </div>
      )}
    </Card>
  );
}
