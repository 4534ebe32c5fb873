import { call, failureMessage, reloadCall, t } from '@palaro/client';
import { newClientSeed } from '@palaro/fairness';
import { Button, Card, toast } from '@palaro/ui';
import { useState } from 'react';
import { playApi } from '../play.api.ts';
import { ofPlay } from './use-round-calls.ts';
import styles from './VerifyPage.module.css';

/**
 * One tap for a round whose seed is still in use: rotates the seeds and reads the round again. The
 * next client seed is new, because the house already knew the old one when it committed to the next
 * server seed (docs/domain/fairness.md §3).
 */
export function RevealRound({ freePlay }: { freePlay: string | null }) {
  const [busy, setBusy] = useState(false);
  async function reveal() {
    setBusy(true);
    try {
      const body = { clientSeed: newClientSeed(), ...ofPlay(freePlay) };
      await call(playApi.rotateSeeds, { body });
      void reloadCall(playApi.seeds);
      await reloadCall(playApi.round);
    } catch (error) {
      toast(failureMessage(error), { kind: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card title={t('play.verify_reveal_title')}>
      <p className={styles.notice}>{t('play.verify_reveal_text')}</p>
      <div className={styles.reveal}>
        <Button tone="gold" wide busy={busy} onClick={() => void reveal()}>
          {t('play.verify_reveal')}
        </Button>
      </div>
    </Card>
  );
}
