import { t, textProps, useForm } from '@palaro/client';
import { TextField, toast } from '@palaro/ui';
import { PASSKEY_NAME_MAX, secondFactorApi } from '../second-factor.api.ts';
import { makePasskey } from './passkey.ts';
import { SheetForm } from './SheetForm.tsx';

interface PasskeySetUpProps {
  /** What the server gave for the browser. */
  options: Record<string, unknown>;
  onDone: (codes: readonly string[] | null) => void;
}

/** A name for the passkey; the browser then makes it. */
export function PasskeySetUp({ options, onDone }: PasskeySetUpProps) {
  const form = useForm(secondFactorApi.addPasskey, {
    fields: ['name'],
    required: ['name'],
    initial: { name: t('security.factor.passkey.mine') },
    before: async () => {
      const attestation = await makePasskey(options);
      if (attestation) return { attestation };
      toast(t('security.factor.passkey.stopped'), { kind: 'notice' });
      return null;
    },
    done: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const name = form.field('name');
  return (
    <SheetForm form={form} submitLabel={t('security.factor.passkey.make')}>
      <TextField
        {...textProps(name)}
        label={t('security.factor.passkey.name')}
        help={t('security.factor.passkey.name.help')}
        error={name.error ?? undefined}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
      />
    </SheetForm>
  );
}
