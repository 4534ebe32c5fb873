import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Delete } from 'lucide';
import styles from './Keypad.module.css';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const;
const TYPED = /^(0|[1-9]\d{0,8})?(\.\d{0,2})?$/;

interface KeypadProps {
  value: string;
  onChange: (value: string) => void;
}

/** Types an amount in pesos and centavos; a key that would not fit does nothing. */
export function Keypad({ value, onChange }: KeypadProps) {
  const press = (key: string) => {
    const next = key !== '.' && value === '0' ? key : `${value || (key === '.' ? '0' : '')}${key}`;
    if (TYPED.test(next)) onChange(next);
  };
  return (
    <div className={styles.keys} role="group" aria-label={t('deposits.digits')}>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          aria-label={key === '.' ? t('deposits.point') : undefined}
          onClick={() => press(key)}
        >
          {key}
        </button>
      ))}
      <button
        type="button"
        className={styles.key}
        aria-label={t('deposits.erase')}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Icon of={Delete} size={24} aria-hidden />
      </button>
    </div>
  );
}
