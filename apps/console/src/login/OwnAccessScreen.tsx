import { call, failureMessage, t } from '@palaro/client';
import { sessionApi } from '@palaro/operators/api';
import { Button, FormMessage, toast } from '@palaro/ui';
import { useState } from 'react';
import { FactorForm } from './FactorForm.tsx';
import { NewPassword, usePair } from './NewPassword.tsx';
import { Panel } from './Panel.tsx';
import { Secret } from './Secret.tsx';
import styles from './login.module.css';

/** An operator's own password and second factor (docs/domain/operator-console.md §2). */
export default function OwnAccessScreen() {
  const [formed, setFormed] = useState(0);
  const again = () => setFormed((count) => count + 1);
  return (
    <section className={styles.own} aria-label={t('console.own.title')}>
      <h1>{t('console.own.title')}</h1>
      <div className={styles.panels}>
        <PasswordForm key={`password ${formed}`} onDone={again} />
        <FactorForm
          key={`factor ${formed}`}
          frame={Panel}
          note={t('console.own.factor')}
          onDone={() => {
            toast(t('console.own.factor_done'), { kind: 'success' });
            again();
          }}
        />
      </div>
    </section>
  );
}

function PasswordForm({ onDone }: { onDone(): void }) {
  const [current, setCurrent] = useState('');
  const pair = usePair();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = () => {
    if (busy || !pair.same()) return;
    setBusy(true);
    setFailure(null);
    call(sessionApi.changePassword, { body: { current, next: pair.next } })
      .then(() => {
        toast(t('console.own.password_done'), { kind: 'success' });
        onDone();
      })
      .catch((error: unknown) => setFailure(failureMessage(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Panel title={t('console.own.password')} note={t('console.own.ends')} onSubmit={send}>
      <Secret label={t('console.own.current')} value={current} onChange={setCurrent} />
      <NewPassword pair={pair} />
      <FormMessage>{failure}</FormMessage>
      <Button type="submit" tone="gold" wide busy={busy}>
        {t('console.own.submit')}
      </Button>
    </Panel>
  );
}
