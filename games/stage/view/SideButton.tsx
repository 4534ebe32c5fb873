import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface SideButtonProps {
  label: string;
  icon: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  onPress(): void;
}

/** A smaller action beside the play button: an icon above its word. */
export function SideButton({ label, icon, pressed, disabled, onPress }: SideButtonProps) {
  return (
    <button
      type="button"
      className={styles.side}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {icon}
      {label}
    </button>
  );
}
