import { callWith, reloadCall, t, useCall } from '@palaro/client';
import { Loaded, whatFailed } from '@palaro/desk';
import { Dialog, FormMessage, SelectField, TextField, toast } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi } from '../console.api.ts';
import styles from './cashier.module.css';

const READS = [cashierConsoleApi.bankStatements, cashierConsoleApi.cashDifferences];

/** Asks for the account and the bank's file; a refusal names the line and keeps the dialog open. */
export function StatementUpload({ onClose }: { onClose(): void }) {
  const accounts = useCall(cashierConsoleApi.statementAccounts);
  const { send, busy, failure, setAccount, account, setFile, asksFile, asksAccount } =
    useUpload(onClose);
  return (
    <Dialog
      open
      title={t('cashier-console.bank.upload')}
      confirmLabel={t('cashier-console.bank.upload')}
      cancelLabel={t('desk.cancel')}
      busy={busy}
      onConfirm={send}
      onCancel={onClose}
    >
      <div className={styles.screen}>
        <p>{t('cashier-console.bank.upload_text')}</p>
        <Loaded of={accounts}>
          {({ list }) =>
            list.length > 0 ? (
              <>
                <SelectField
                  label={t('cashier-console.bank.account')}
                  choose={t('cashier-console.bank.choose_account')}
                  error={asksAccount && t('cashier-console.bank.choose_account')}
                  value={account}
                  options={list.map((one) => ({
                    ...{ value: one.id, label: `${one.bank} ••${one.account}` },
                  }))}
                  onChange={({ target }) => setAccount(target.value)}
                />
                <TextField
                  type="file"
                  accept=".csv,.sta,.mt940,.940,.txt,text/csv,text/plain"
                  label={t('cashier-console.bank.file')}
                  error={asksFile && t('cashier-console.bank.choose_file')}
                  onChange={({ target }) => setFile(target.files?.[0] ?? null)}
                />
              </>
            ) : (
              <p>{t('cashier-console.bank.no_accounts')}</p>
            )
          }
        </Loaded>
        {failure && <FormMessage>{failure}</FormMessage>}
      </div>
    </Dialog>
  );
}

function useUpload(close: () => void) {
  const [account, setAccount] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = () => {
    setAsks(true);
    if (!file || account === '' || busy) return;
    setBusy(true);
    setFailure(null);
    callWith(cashierConsoleApi.uploadStatement, { params: { account }, file })
      .then(async (done) => {
        toast(t('cashier-console.bank.done', { ...done }), { kind: 'success' });
        close();
        await Promise.all(READS.map(reloadCall));
      })
      .catch((error: unknown) => setFailure(whatFailed(error)))
      .finally(() => setBusy(false));
  };
  const [asksFile, asksAccount] = [asks && !file, asks && account === ''];
  return { send, busy, failure, account, setAccount, setFile, asksFile, asksAccount };
}
