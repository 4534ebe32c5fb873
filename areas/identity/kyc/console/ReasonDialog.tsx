import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { SelectField } from '@palaro/ui';
import { useState } from 'react';
import { kycConsoleApi, type Review } from '../console.api.ts';
import { REJECTIONS, REPAIRABLE } from '../kyc.api.ts';

interface ReasonDialogProps {
  of: Pick<Review, 'id' | 'account'>;
  /** `reject` ends a try, `ask` does not; null: closed. */
  does: 'reject' | 'ask' | null;
  onDone(): void;
  onClose(): void;
}

const CLOSING = ['under_age', 'excluded'];

/** Asks for the reason that the member will read. */
export function ReasonDialog({ of: { id, account }, does, onDone, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const asks = does === 'ask';
  const reasons: readonly string[] = asks ? REPAIRABLE : REJECTIONS;
  const close = () => {
    setReason('');
    setMissing(false);
    onClose();
  };
  const send = async () => {
    if (reason === '') {
      setMissing(true);
      throw new Error(t('kyc-console.reason_missing'));
    }
    const endpoint = asks ? kycConsoleApi.askAgain : kycConsoleApi.rejectReview;
    const input = { params: { application: id }, body: { reason } };
    await act(endpoint, input as never, [kycConsoleApi.reviews]);
    onDone();
  };
  return (
    <ConfirmDialog
      open={does !== null}
      danger={!asks}
      title={t(asks ? 'kyc-console.ask_title' : 'kyc-console.reject_title', { account })}
      confirm={t(asks ? 'kyc-console.ask' : 'kyc-console.reject')}
      onConfirm={send}
      onClose={close}
    >
      <p>{t(asks ? 'kyc-console.ask_text' : 'kyc-console.reject_text')}</p>
      <SelectField
        data-autofocus
        label={t('kyc-console.reason')}
        choose={t('kyc-console.choose')}
        error={missing ? t('kyc-console.reason_missing') : undefined}
        options={reasons.map((value) => ({
          value,
          label: t(`kyc-console.reason.${value as (typeof REJECTIONS)[number]}`),
        }))}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
      />
      {CLOSING.includes(reason) && <p role="alert">{t('kyc-console.reject_closing')}</p>}
    </ConfirmDialog>
  );
}
