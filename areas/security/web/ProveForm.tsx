import type { Body, Endpoint, Reply } from '@palaro/api';
import { call, failureMessage, t, textProps, useForm } from '@palaro/client';
import { PasswordField, toast } from '@palaro/ui';
import { useState } from 'react';
import { secondFactorApi, type FactorMethod } from '../second-factor.api.ts';
import type { SecurityConfig } from '../security.api.ts';
import { FactorField } from './FactorField.tsx';
import { FIELD_OF } from './factor-ways.ts';
import { OtherWays } from './OtherWays.tsx';
import { signWithPasskey } from './passkey.ts';
import { missingPassword } from './messages.ts';
import { ProofFields } from './ProofFields.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useStepUp, type StepUpField } from './use-proof.ts';
import { isDone } from './use-security.ts';

/** Calls that ask for the password and, where one is on, for a factor. */
type ProofCall = typeof secondFactorApi.startFactorApp;

interface ProveFormProps<E extends Endpoint> {
  endpoint: E;
  config: SecurityConfig;
  /** What goes along besides the proof. */
  with?: Partial<Body<E>>;
  /** What the member can prove himself with; none: the password is enough. */
  ways: readonly FactorMethod[];
  onDone: (value: Reply<E>) => void;
}

/**
 * Before any change of the factors: the login password, or what an account without one has in its
 * place, and the factor that is at hand.
 */
export function ProveForm<E extends Endpoint>(props: ProveFormProps<E>) {
  const { config, ways, onDone } = props;
  const byPassword = isDone(config, 'login_password');
  const proof = useStepUp(config);
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
      submitLabel={t('security.factor.prove.go')}
      open={byPassword || proof.way !== null}
    >
      {byPassword ? (
        <PasswordField
          {...textProps(password)}
          label={t('security.factor.password')}
          autoComplete="current-password"
          showLabel={t('security.factor.show')}
          hideLabel={t('security.factor.hide')}
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

/** What a passkey signed, to be sent along; null leaves the form as it is. */
async function signed() {
  try {
    const assertion = await signWithPasskey(await call(secondFactorApi.factorChallenge));
    if (assertion) return { assertion };
    toast(t('security.factor.passkey.stopped'), { kind: 'notice' });
  } catch (error) {
    toast(failureMessage(error), { kind: 'error' });
  }
  return null;
}
