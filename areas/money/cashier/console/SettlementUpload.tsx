import { callWith, t, useCall } from '@palaro/client';
import { Loaded } from '@palaro/desk';
import { cashierConsoleApi } from '../console.api.ts';
import { UploadDialog } from './UploadDialog.tsx';

const WORDS = {
  title: 'cashier-console.recon.upload',
  text: 'cashier-console.recon.upload_text',
  of: 'cashier-console.recon.provider',
  choose: 'cashier-console.recon.choose_provider',
  file: 'cashier-console.recon.provider_file',
} as const;

/** The export of a provider that serves no files itself. */
export function SettlementUpload({ onClose }: { onClose(): void }) {
  const providers = useCall(cashierConsoleApi.settlementProviders);
  const send = (provider: string, file: File) =>
    callWith(cashierConsoleApi.uploadSettlement, { params: { provider }, file }).then((done) =>
      t('cashier-console.recon.done', { ...done }),
    );
  return (
    <UploadDialog words={WORDS} accept=".csv,text/csv" send={send} onClose={onClose}>
      {(fields) => (
        <Loaded of={providers}>
          {({ list }) => fields(list.map(({ code, name }) => ({ value: code, label: name })))}
        </Loaded>
      )}
    </UploadDialog>
  );
}
