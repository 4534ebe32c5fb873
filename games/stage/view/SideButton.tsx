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
      // Not `disabled`, which would take the focus away while a step is on its way.
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
    >
      {icon}
      <span>{label}</span>
    </button>
  );
}
