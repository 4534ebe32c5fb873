import { HOME, navigate, peso, t } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { afterLayers, Amount, Button, Icon, Sheet } from '@palaro/ui';
import { Gift } from 'lucide';
import type { Acceptance } from '../promotions.api.ts';
import styles from './present.module.css';

interface PresentProps {
  of: { of: Acceptance; open: boolean } | null;
  onClose(): void;
}

/** The payment as a present: the amount, and in one line what must be bet before it is cash. */
export function Present({ of, onClose }: PresentProps) {
  if (of === null) return null;
  const { amount, turnover } = of.of;
  const free = compareDecimal(turnover, '0') === 0;
  const play = () => {
    onClose();
    afterLayers(() => navigate(HOME));
  };
  return (
    <Sheet
      open={of.open}
      onClose={onClose}
      title={t('promotions.present_title')}
      closeLabel={t('promotions.present_close')}
      footer={
        <Button tone="gold" wide onClick={play}>
          {t('promotions.present_play')}
        </Button>
      }
    >
      <div className={styles.present} role="status">
        <span className={styles.sign} aria-hidden>
          <Icon of={Gift} size={48} />
        </span>
        <p className={styles.amount}>
          <Amount value={amount} signed tone="gold" size="xl" />
        </p>
        <p>{t('promotions.present_text', { amount: peso(amount) })}</p>
        <p className={styles.bet}>
          {free
            ? t('promotions.present_free')
            : t('promotions.present_bet', { required: peso(turnover) })}
        </p>
      </div>
    </Sheet>
  );
}
