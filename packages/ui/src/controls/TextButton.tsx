import type { ReactNode } from 'react';
import styles from './text-button.module.css';

interface TextButtonProps {
  children: ReactNode;
  onClick: () => void;
}

/** Another option beside a form's main button: plain text, high enough for a finger. */
export const TextButton = ({ children, onClick }: TextButtonProps) => (
  <button type="button" className={styles.link} onClick={onClick}>
    {children}
  </button>
);

/** A link that looks like a `TextButton`. */
export const TextLink = ({ children, href }: { children: ReactNode; href: string }) => (
  <a className={styles.link} href={href}>
    {children}
  </a>
);
