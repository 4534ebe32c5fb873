import { callWith, t, useCall } from '@palaro/client';
import { Loaded } from '@palaro/desk';
import { cashierConsoleApi } from '../console.api.ts';
import { UploadDialog } from './UploadDialog.tsx';

const WORDS = {
  title: 'cashier-console.bank.upload',
  text: 'cashier-console.bank.upload_text',
  of: 'cashier-console.bank.account',
  choose: 'cashier-console.bank.choose_account',
  file: 'cashier-console.bank.file',
} as const;

/** A bank's statement of one of the house's accounts. */
export function StatementUpload({ onClose }: { onClose(): void }) {
  const accounts = useCall(cashierConsoleApi.statementAccounts);
  const send = (account: string, file: File) =>
    callWith(cashierConsoleApi.uploadStatement, { params: { account }, file }).then((done) =>
      t('cashier-console.bank.done', { ...done }),
    );
  return (
    <UploadDialog
      words={WORDS}
      accept=".csv,.sta,.mt940,.940,.txt,text/csv,text/plain"
      send={send}
      onClose={onClose}
    >
      {(fields) => (
        <Loaded of={accounts}>
          {({ list }) =>
            list.length > 0 ? (
              fields(
                list.map(({ id, bank, account }) => ({ value: id, label: `${bank} ••${account}` })),
              )
            ) : (
              <p>{t('cashier-console.bank.no_accounts')}</p>
            )
          }
        </Loaded>
      )}
    </UploadDialog>
  );
}
