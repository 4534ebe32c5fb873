import { t } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import { CARRIES, type Carry } from '../transfers.api.ts';
import styles from './CarryStep.module.css';

interface CarryChoiceProps {
  carry: Carry;
  onChoose: (carry: Carry) => void;
}

/** Asks what happens with money when a game of a vendor that keeps the balance opens. */
export function CarryChoice({ carry, onChoose }: CarryChoiceProps) {
  const options = CARRIES.map((value) => ({ value, label: t(`transfers.carry_${value}`) }));
  return (
    <div>
      <p className={styles.choiceLabel}>{t('transfers.carry_choice')}</p>
      <Segmented
        label={t('transfers.carry_choice')}
        options={options}
        value={carry}
        onChange={onChoose}
      />
    </div>
  );
}
