import { t, textProps, useForm } from '@palaro/client';
import { Button, FormMessage, PasswordField, Sheet } from '@palaro/ui';
import type { FormEvent } from 'react';
import { socialApi, type SocialLink } from '../social.api.ts';
import styles from './LinkProof.module.css';

interface LinkProofProps {
  /** The provider to link or unlink; null: nothing is asked. */
  chosen: SocialLink | null;
  onClose(): void;
  onUnlinked(provider: string): void;
}

/** Asks for the login password before an account elsewhere is linked or unlinked. */
export function LinkProof({ chosen, onClose, onUnlinked }: LinkProofProps) {
  const name = chosen ? t(`social.name.${chosen.provider}`) : '';
  const what = chosen?.linked ? 'unlink' : 'link';
  return (
    <Sheet
      open={chosen !== null}
      onClose={onClose}
      title={t(`social.proof.${what}`, { provider: name })}
      closeLabel={t('social.proof.close')}
    >
      {chosen && (
        <>
          <p className={styles.help}>{t(`social.proof.${what}_help`, { provider: name })}</p>
          {chosen.linked ? (
            <UnlinkForm link={chosen} name={name} onUnlinked={onUnlinked} />
          ) : (
            <LinkForm link={chosen} name={name} />
          )}
        </>
      )}
    </Sheet>
  );
}

function LinkForm({ link, name }: { link: SocialLink; name: string }) {
  const form = useForm(socialApi.link, {
    fields: ['password'],
    with: { provider: link.provider, origin: window.location.origin },
    done: ({ address }) => window.location.assign(address),
  });
  return <ProofForm form={form} submit={t('social.proof.to_provider', { provider: name })} />;
}

function UnlinkForm(props: { link: SocialLink; name: string; onUnlinked(provider: string): void }) {
  const { link, name, onUnlinked } = props;
  const form = useForm(socialApi.unlink, {
    fields: ['password'],
    with: { provider: link.provider },
    done: () => onUnlinked(name),
  });
  return <ProofForm form={form} submit={t('social.proof.unlink', { provider: name })} danger />;
}

interface ProofFormProps {
  form: Pick<
    ReturnType<typeof useForm<typeof socialApi.unlink>>,
    'message' | 'sending' | 'submit'
  > & {
    field(name: 'password'): Parameters<typeof textProps>[0];
  };
  submit: string;
  danger?: boolean;
}

function ProofForm({ form, submit, danger = false }: ProofFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form onSubmit={send} noValidate>
      <PasswordField
        {...textProps(form.field('password'))}
        label={t('social.proof.password')}
        autoComplete="current-password"
        showLabel={t('accounts.show_password')}
        hideLabel={t('accounts.hide_password')}
      />
      <FormMessage steady className={styles.message}>
        {form.message}
      </FormMessage>
      <Button type="submit" tone={danger ? 'danger' : 'gold'} size="lg" wide busy={form.sending}>
        {submit}
      </Button>
    </form>
  );
}
