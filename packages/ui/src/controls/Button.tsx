import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Spinner } from '../display/Spinner.tsx';
import { wrapText } from '../wrap-text.tsx';
import styles from './button.module.css';

interface ButtonLook {
  /** Use one gold button per screen, for the main step. */
  tone?: 'gold' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its column. */
  wide?: boolean;
  icon?: ReactNode;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Keeps its size and focus, shows a spinner and ignores presses. */
  busy?: boolean;
}

function look({ tone = 'quiet', size = 'md', wide }: ButtonLook, className?: string) {
  return cx(styles.button, styles[tone], styles[size], wide && styles.wide, className);
}

function Face({ icon, children }: { icon?: ReactNode; children?: ReactNode }) {
  return (
    <span className={styles.face}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {wrapText(children)}
    </span>
  );
}

/**
 * A button whose text says what happens. `type` is `button` unless given, so that no form is sent
 * by accident.
 */
export function Button(props: ButtonProps) {
  const { tone, size, wide, icon, busy, className, children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A `disabled` button would lose the focus, and a screen reader its place.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={look({ tone, size, wide }, cx(busy && styles.busy, className))}
      onClick={press}
    >
      <Face icon={icon}>{children}</Face>
      {busy && (
        <span className={styles.wait}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button; it fits inside a router's `<Link asChild>`. */
export function LinkButton(props: ButtonLook & ComponentProps<'a'>) {
  const { tone, size, wide, icon, className, children, ...rest } = props;
  return (
    <a {...rest} className={look({ tone, size, wide }, className)}>
      <Face icon={icon}>{children}</Face>
    </a>
  );
}
