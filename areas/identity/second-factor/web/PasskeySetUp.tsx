import { t, textProps, useForm } from '@palaro/client';
import { SheetForm, TextField, toast } from '@palaro/ui';
import { PASSKEY_NAME_MAX, secondFactorApi } from '../second-factor.api.ts';
import { makePasskey } from './passkey.ts';

interface PasskeySetUpProps {
  /** The options from the server. */
  options: Record<string, unknown>;
  onDone: (codes: readonly string[] | null) => void;
}

/** Asks for a name for the passkey; the browser then makes it. */
export function PasskeySetUp({ options, onDone }: PasskeySetUpProps) {
  const form = useForm(secondFactorApi.addPasskey, {
    fields: ['name'],
    required: ['name'],
    initial: { name: t('second-factor.passkey.mine') },
    before: async () => {
      const attestation = await makePasskey(options);
      if (attestation) return { attestation };
      toast(t('second-factor.passkey.stopped'), { kind: 'notice' });
      return null;
    },
    done: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const name = form.field('name');
  return (
    <SheetForm form={form} submitLabel={t('second-factor.passkey.make')}>
      <TextField
        {...textProps(name)}
        label={t('second-factor.passkey.name')}
        help={t('second-factor.passkey.name.help')}
        error={name.error ?? undefined}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
      />
    </SheetForm>
  );
}
