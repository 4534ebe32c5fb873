import type { Body, Endpoint, Reply } from '@palaro/api';
import { call, failureMessage, t, textProps, useForm } from '@palaro/client';
import {
  missingPassword,
  ProofFields,
  useStepUp,
  type ProofMeans,
  type StepUpField,
} from '@palaro/step-up/web';
import { PasswordField, SheetForm, toast } from '@palaro/ui';
import { useState } from 'react';
import { secondFactorApi, type FactorMethod } from '../second-factor.api.ts';
import { FactorField } from './FactorField.tsx';
import { FIELD_OF } from './factor-ways.ts';
import { OtherWays } from './OtherWays.tsx';
import { signWithPasskey } from './passkey.ts';

/** Calls that ask for the password and, if a factor is on, for a factor. */
type ProofCall = typeof secondFactorApi.startFactorApp;

interface ProveFormProps<E extends Endpoint> {
  endpoint: E;
  means: ProofMeans;
  /** Fields sent besides the proof. */
  with?: Partial<Body<E>>;
  /** The factors that the member can use; empty: the password is enough. */
  ways: readonly FactorMethod[];
  onDone: (value: Reply<E>) => void;
}

/**
 * Shown before any change of the factors: asks for the login password, or its replacement for an
 * account without one, and for one of the member's factors.
 */
export function ProveForm<E extends Endpoint>(props: ProveFormProps<E>) {
  const { means, ways, onDone } = props;
  const byPassword = means.loginPassword;
  const proof = useStepUp(means);
  const [way, setWay] = useState<FactorMethod | null>(ways[0] ?? null);
  const name = way === 'app' || way === 'recovery' ? FIELD_OF[way] : null;
  const own = byPassword ? (['password'] as const) : proof.fields;
  const fields = [...own, ...(name ? [name] : [])];
  const form = useForm(props.endpoint as unknown as ProofCall, {
    fields,
    required: fields,
    check: (values) => {
      if (!byPassword) return proof.judge(values);
      return values.password ? {} : missingPassword();
    },
    with: props.with as Partial<Body<ProofCall>>,
    before: () => (way === 'passkey' ? signed() : Promise.resolve({})),
    done: (value) => onDone(value as unknown as Reply<E>),
  });
  const password = form.field('password');
  return (
    <SheetForm
      form={form}
      submitLabel={t('second-factor.prove.go')}
      open={byPassword || proof.way !== null}
    >
      {byPassword ? (
        <PasswordField
          {...textProps(password)}
          label={t('second-factor.password')}
          autoComplete="current-password"
          showLabel={t('second-factor.show')}
          hideLabel={t('second-factor.hide')}
          error={password.error ?? undefined}
        />
      ) : (
        <ProofFields<StepUpField> proof={proof} field={form.field} />
      )}
      {name && <FactorField way={way as 'app' | 'recovery'} field={form.field(name)} />}
      {way && <OtherWays ways={ways} now={way} onChoose={setWay} />}
    </SheetForm>
  );
}

/** The passkey's signature to send; null leaves the form as it is. */
async function signed() {
  try {
    const assertion = await signWithPasskey(await call(secondFactorApi.factorChallenge));
    if (assertion) return { assertion };
    toast(t('second-factor.passkey.stopped'), { kind: 'notice' });
  } catch (error) {
    toast(failureMessage(error), { kind: 'error' });
  }
  return null;
}
