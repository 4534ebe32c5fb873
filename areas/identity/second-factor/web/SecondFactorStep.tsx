import type { Reply } from '@palaro/api';
import { call, isFailure, t, useForm, type CallFailure } from '@palaro/client';
import { Button, FormMessage, toast, Icon } from '@palaro/ui';
import { KeyRound } from 'lucide';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { secondFactorApi, type FactorMethod } from '../second-factor.api.ts';
import { FactorField } from './FactorField.tsx';
import { FIELD_OF, waysOf } from './factor-ways.ts';
import { OtherWays } from './OtherWays.tsx';
import { signWithPasskey } from './passkey.ts';
import styles from './SecondFactor.module.css';

export interface SecondFactorStepProps {
  ticket: string;
  methods: readonly string[];
  /** The login continues with this answer. */
  onDone: (answer: Reply<typeof secondFactorApi.loginSecondFactor>) => void;
  /** The login starts again: the member wants it, or the ticket is used up. */
  onBack: () => void;
}

/** The second half of a login: a code, a passkey, or a recovery code. */
export default function SecondFactorStep({
  ticket,
  methods,
  onDone,
  onBack,
}: SecondFactorStepProps) {
  const ways = waysOf(methods);
  const [way, setWay] = useState<FactorMethod>(ways[0] ?? 'recovery');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  /** True: the message was shown and the login starts again, so the form adds no message. */
  function failed(failure: CallFailure): boolean {
    if (failure.code !== 'second_factor.ticket') return false;
    toast(failure.message, { kind: 'error' });
    onBack();
    return true;
  }

  const step = { ticket, onDone, failed };
  return (
    <div className={styles.step}>
      <h2 ref={title} tabIndex={-1} className={styles.stepTitle}>
        {t('second-factor.step.title')}
      </h2>
      <p className={styles.stepHelp}>{t(`second-factor.step.${way}`)}</p>
      {way === 'passkey' ? <ByPasskey {...step} /> : <ByCode key={way} way={way} {...step} />}
      <OtherWays ways={ways} now={way} onChoose={setWay} />
      <Button wide onClick={onBack}>
        {t('second-factor.step.back')}
      </Button>
    </div>
  );
}

interface WayProps extends Pick<SecondFactorStepProps, 'ticket' | 'onDone'> {
  failed: (failure: CallFailure) => boolean;
}

function ByCode({ way, ticket, onDone, failed }: WayProps & { way: 'app' | 'recovery' }) {
  const name = FIELD_OF[way];
  const form = useForm(secondFactorApi.loginSecondFactor, {
    fields: [name],
    required: [name],
    with: { ticket },
    done: onDone,
    failed,
  });
  const field = form.field(name);
  function submit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FactorField way={way} field={field} />
      {form.message && <FormMessage>{form.message}</FormMessage>}
      <Button tone="gold" size="lg" wide type="submit" busy={form.sending}>
        {t('second-factor.step.go')}
      </Button>
    </form>
  );
}

function ByPasskey({ ticket, onDone, failed }: WayProps) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function use() {
    setBusy(true);
    setMessage(null);
    try {
      const options = await call(secondFactorApi.loginFactorChallenge, { body: { ticket } });
      const assertion = await signWithPasskey(options);
      if (!assertion) return setMessage(t('second-factor.passkey.stopped'));
      onDone(await call(secondFactorApi.loginSecondFactor, { body: { ticket, assertion } }));
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (!failed(error)) setMessage(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.form}>
      {message && <FormMessage>{message}</FormMessage>}
      <Button
        tone="gold"
        size="lg"
        wide
        busy={busy}
        icon={<Icon of={KeyRound} size={20} aria-hidden />}
        onClick={() => void use()}
      >
        {t('second-factor.passkey.use')}
      </Button>
    </div>
  );
}
