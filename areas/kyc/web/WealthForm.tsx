import { call, failureMessage, isFailure, setCall, t } from '@palaro/client';
import { Button, Card, FormMessage } from '@palaro/ui';
import { useState } from 'react';
import { kycApi, type KycStatus } from '../kyc.api.ts';
import { wantedFor } from '../kyc.rules.ts';
import { Pictures } from './Pictures.tsx';
import styles from './KycPage.module.css';

/** Level 3: asked of few, so it stays folded until somebody wants it. */
export function WealthForm({ status }: { status: KycStatus }) {
  const begun = status.documents.length > 0 || status.state === 'rejected';
  const [open, setOpen] = useState(begun);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    setTried(true);
    setFailure(null);
    if (status.documents.length < wantedFor(3).length) return;
    setBusy(true);
    try {
      const value = await call(kycApi.sendForReview, { body: {} });
      setCall(kycApi.kyc, () => value);
    } catch (error) {
      setFailure(failureMessage(error));
      if (!isFailure(error)) throw error;
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={t('kyc.wealth.title')}>
      <p className={styles.help}>{t('kyc.wealth.help')}</p>
      {open ? (
        <div className={styles.form}>
          <Pictures kinds={wantedFor(3)} status={status} missing={tried} />
          {failure && <FormMessage>{failure}</FormMessage>}
          <Button tone="gold" size="lg" wide busy={busy} onClick={() => void send()}>
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
