import type { TextKey } from '@palaro/api';
import { reloadCall, t } from '@palaro/client';
import { whatFailed } from '@palaro/desk';
import { Dialog, FormMessage, SelectField, TextField, toast } from '@palaro/ui';
import { useState, type ReactNode } from 'react';
import { cashierConsoleApi } from '../console.api.ts';
import styles from './cashier.module.css';

const READS = [cashierConsoleApi.bankStatements, cashierConsoleApi.cashDifferences];

interface Props {
  words: Readonly<Record<'title' | 'text' | 'of' | 'choose' | 'file', TextKey>>;
  accept: string;
  /** Gives what the toast says. */
  send(of: string, file: File): Promise<string>;
  onClose(): void;
  /** Draws the fields once it is known what the file may be of. */
  children(fields: (options: { value: string; label: string }[]) => ReactNode): ReactNode;
}

/** Asks what a file is of, and for the file; a refusal names the line and keeps the dialog open. */
export function UploadDialog({ words, accept, send, onClose, children }: Props) {
  const [of, setOf] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [asks, setAsks] = useState(false);
  const { busy, failure, run } = useSending(onClose);
  return (
    <Dialog
      open
      title={t(words.title)}
      confirmLabel={t(words.title)}
      cancelLabel={t('desk.cancel')}
      busy={busy}
      onConfirm={() => {
        setAsks(true);
        if (file && of !== '' && !busy) run(send(of, file));
      }}
      onCancel={onClose}
    >
      <div className={styles.screen}>
        <p>{t(words.text)}</p>
        {children((options) => (
          <>
            <SelectField
              label={t(words.of)}
              choose={t(words.choose)}
              error={asks && of === '' && t(words.choose)}
              value={of}
              options={options}
              onChange={({ target }) => setOf(target.value)}
            />
            <TextField
              type="file"
              accept={accept}
              label={t(words.file)}
              error={asks && !file && t('cashier-console.bank.choose_file')}
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          </>
        ))}
        {failure && <FormMessage>{failure}</FormMessage>}
      </div>
    </Dialog>
  );
}

function useSending(close: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = (sent: Promise<string>) => {
    setBusy(true);
    setFailure(null);
    sent
      .then(async (done) => {
        toast(done, { kind: 'success' });
        close();
        await Promise.all(READS.map(reloadCall));
      })
      .catch((error: unknown) => setFailure(whatFailed(error)))
      .finally(() => setBusy(false));
  };
  return { busy, failure, run };
}
