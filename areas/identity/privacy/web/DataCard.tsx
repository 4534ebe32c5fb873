import { currentLanguage, isFailure, failureMessage, setting, t } from '@palaro/client';
import { localeOf } from '@palaro/kernel';
import type { Reply } from '@palaro/api';
import { Button, Card, toast, Icon } from '@palaro/ui';
import { Download } from 'lucide';
import { useState } from 'react';
import { privacyApi } from '../privacy.api.ts';
import { collectFile, saveFile } from './data-file.ts';
import styles from './PrivacyPage.module.css';
import { ProveSheet } from './ProveSheet.tsx';

type Privacy = Reply<typeof privacyApi.privacy>;

/** All stored data as one JSON file; the password is asked for again. */
export function DataCard({ privacy, onMade }: { privacy: Privacy; onMade(): void }) {
  const [asking, setAsking] = useState(false);
  /** Records read so far; null while none are being read. */
  const [rows, setRows] = useState<number | null>(null);
  const { nextExportAt } = privacy;

  async function download(answer: Reply<typeof privacyApi.export>) {
    setAsking(false);
    setRows(0);
    try {
      saveFile(await collectFile(answer, setRows));
      toast(t('privacy.downloaded'), { kind: 'success' });
    } catch (error) {
      toast(failureMessage(error), { kind: 'error' });
      if (!isFailure(error)) throw error;
    } finally {
      setRows(null);
      onMade();
    }
  }

  return (
    <Card title={t('privacy.data_title')}>
      <p className={styles.text}>{t('privacy.data_text')}</p>
      <p className={styles.text}>{t('privacy.data_care')}</p>
      <Button
        className={styles.action}
        wide
        icon={<Icon of={Download} size={18} aria-hidden />}
        busy={rows !== null}
        disabled={nextExportAt !== null || !privacy.hasPassword}
        onClick={() => setAsking(true)}
      >
        {t('privacy.download')}
      </Button>
      <p className={styles.text} role="status">
        {rows !== null
          ? t('privacy.progress', { rows })
          : nextExportAt !== null && t('privacy.next_export', { at: whenOf(nextExportAt) })}
      </p>
      <ProveSheet
        endpoint={privacyApi.export}
        open={asking}
        title={t('privacy.ask.download')}
        text={t('privacy.ask.text')}
        confirm={t('privacy.download')}
        onDone={(answer) => void download(answer)}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

const whenOf = (at: string) =>
  new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    timeZone: setting('site.zone', 'Asia/Manila'),
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(at));
