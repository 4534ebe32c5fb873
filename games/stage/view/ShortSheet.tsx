import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { Button, KeyValues, Sheet } from '@palaro/ui';
import { pesos } from './money-text.ts';
import styles from './panel.module.css';
import type { WayOn } from './view-contract.ts';

interface ShortSheetProps {
  open: boolean;
  stake: string;
  balance: string;
  /** The greatest stake that the balance covers; null if it covers none. */
  covered: string | null;
  ways: readonly WayOn[];
  onPick(stake: string): void;
  onClose(): void;
}

/** Shown instead of a bet that the balance does not cover: a lower stake, or other ways on. */
export function ShortSheet(props: ShortSheetProps) {
  const { open, stake, balance, covered, ways, onPick, onClose } = props;
  const missing = Money.of(stake) - Money.of(balance);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('stage.short_title')}
      closeLabel={t('stage.close')}
    >
      <div className={styles.plan}>
        <p>{t('stage.short_text')}</p>
        <KeyValues
          rows={[
            { label: t('stage.balance'), value: pesos(balance) },
            { label: t('stage.stake'), value: pesos(stake) },
            ...(missing > Money.zero
              ? [{ label: t('stage.missing'), value: pesos(Money.text(missing)) }]
              : []),
          ]}
        />
        {covered !== null && (
          <Button
            tone="gold"
            wide
            onClick={() => {
              onPick(covered);
              onClose();
            }}
          >
            {t('stage.short_lower', { stake: pesos(covered) })}
          </Button>
        )}
        {ways.map(({ label, go }, place) => (
          <Button
            key={label}
            wide
            tone={covered === null && place === 0 ? 'gold' : undefined}
            onClick={go}
          >
            {label}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
