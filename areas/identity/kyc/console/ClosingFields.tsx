import { t } from '@palaro/client';
import { TextField } from '@palaro/ui';
import type { ClosingReason } from '../kyc.api.ts';

/** Fields for what the first person read in the document or in the list. */
export const NOTHING_READ = { birthday: '', entry: '' };

interface ClosingFieldsProps {
  closing: ClosingReason;
  value: typeof NOTHING_READ;
  fault: string | undefined;
  onChange(value: typeof NOTHING_READ): void;
}

/** Fields of a request to close an account, which the second person sees beside the documents. */
export function ClosingFields({ closing, value, fault, onChange }: ClosingFieldsProps) {
  const set = (name: keyof typeof NOTHING_READ, text: string) =>
    onChange({ ...value, [name]: text });
  return (
    <>
      <p role="alert">{t('kyc-console.reject_closing')}</p>
      {closing === 'under_age' ? (
        <TextField
          label={t('kyc-console.birthday_read')}
          type="date"
          error={fault}
          value={value.birthday}
          onChange={({ target }) => set('birthday', target.value)}
        />
      ) : (
        <TextField
          label={t('kyc-console.list_entry')}
          maxLength={80}
          error={fault}
          value={value.entry}
          onChange={({ target }) => set('entry', target.value)}
        />
      )}
    </>
  );
}
