import type { Reply } from '@palaro/api';
import { t, textProps, useForm, useSession } from '@palaro/client';
import { Button, FormMessage, PasswordField, Sheet } from '@palaro/ui';
import type { FormEvent } from 'react';
import type { privacyApi } from '../privacy.api.ts';
import styles from './PrivacyPage.module.css';

/** The calls that ask for the password again. */
type Guarded = typeof privacyApi.export | typeof privacyApi.close;

interface ProveSheetProps<E extends Guarded> {
  endpoint: E;
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  danger?: boolean;
  onDone(answer: Reply<E>): void;
  onClose(): void;
}

/** Asks for the login password and makes the call with it. */
export function ProveSheet<E extends Guarded>(props: ProveSheetProps<E>) {
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      closeLabel={t('privacy.cancel')}
    >
      {props.open && <ProveForm {...props} />}
    </Sheet>
  );
}

function ProveForm<E extends Guarded>(props: ProveSheetProps<E>) {
  const session = useSession();
  const form = useForm(props.endpoint as Guarded, {
    fields: ['password'],
    required: ['password'],
    check: ({ password }) => (password ? {} : { password: t('privacy.password_required') }),
    done: (answer) => props.onDone(answer as Reply<E>),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.text}>{props.text}</p>
      {/* Tells the password manager the account of the password. */}
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={session?.userName ?? ''}
      />
      <PasswordField
        {...textProps(form.field('password'))}
        label={t('privacy.password')}
        showLabel={t('privacy.show_password')}
        hideLabel={t('privacy.hide_password')}
      />
      <FormMessage steady>{form.message}</FormMessage>
      <Button
        type="submit"
        tone={props.danger ? 'danger' : 'gold'}
        size="lg"
        wide
        busy={form.sending}
      >
        {props.confirm}
      </Button>
    </form>
  );
}
