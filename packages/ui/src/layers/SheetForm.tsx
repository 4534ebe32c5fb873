import type { FormEvent, ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { FormMessage } from '../controls/FormMessage.tsx';
import styles from './sheet-form.module.css';

interface SheetFormProps {
  form: { submit(): void; sending: boolean; message: string | null };
  submitLabel: ReactNode;
  /** What the form is about, above its fields. */
  intro?: ReactNode;
  /** Whether the form can be sent. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A form in a sheet: one column, the message of a failure that belongs to no field, one gold
 * button.
 */
export function SheetForm({ form, submitLabel, intro, open = true, children }: SheetFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
      <FormMessage className={styles.failure}>{form.message}</FormMessage>
      {open && (
        <Button tone="gold" size="lg" wide type="submit" busy={form.sending}>
          {submitLabel}
        </Button>
      )}
    </form>
  );
}
