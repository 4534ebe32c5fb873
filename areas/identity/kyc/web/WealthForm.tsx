import { call, t } from '@palaro/client';
import { Button, Card, FormMessage } from '@palaro/ui';
import { useState } from 'react';
import { kycApi, type KycStatus } from '../kyc.api.ts';
import { wantedFor } from '../kyc.rules.ts';
import { Pictures } from './Pictures.tsx';
import { useSending } from './use-sending.ts';
import styles from './KycPage.module.css';

/** Level 3: few members need it, so it stays folded until opened. */
export function WealthForm({ status }: { status: KycStatus }) {
  const begun = status.documents.length > 0 || status.state === 'rejected';
  const [open, setOpen] = useState(begun);
  const [held, setHeld] = useState(0);
  const { busy, failure, send } = useSending();

  function finish() {
    if (status.documents.length < wantedFor(3).length) setHeld(held + 1);
    else send(() => call(kycApi.sendForReview, { body: {} }));
  }

  return (
    <Card title={t('kyc.wealth.title')}>
      <p className={styles.help}>{t('kyc.wealth.help')}</p>
      {open ? (
        <div className={styles.form}>
          <Pictures kinds={wantedFor(3)} status={status} missing={held > 0} held={held} />
          {failure && <FormMessage>{failure}</FormMessage>}
          <Button tone="gold" size="lg" wide busy={busy} onClick={finish}>
            {t('kyc.send')}
          </Button>
        </div>
      ) : (
        <Button wide onClick={() => setOpen(true)}>
          {t('kyc.wealth.open')}
        </Button>
      )}
    </Card>
  );
}
