import { isFailure, t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { SelectField } from '@palaro/ui';
import { useState } from 'react';
import { kycConsoleApi, type Review } from '../console.api.ts';
import { CLOSING_REASONS, PLAIN_REJECTIONS, REPAIRABLE } from '../kyc.api.ts';
import { ClosingFields, NOTHING_READ } from './ClosingFields.tsx';

interface ReasonDialogProps {
  of: Pick<Review, 'id' | 'account'>;
  /** `reject` ends a try, `ask` does not; null: closed. */
  does: 'reject' | 'ask' | null;
  onDone(): void;
  onClose(): void;
}

type Reason = (typeof PLAIN_REJECTIONS)[number] | (typeof CLOSING_REASONS)[number];
const closingOf = (reason: string) => CLOSING_REASONS.find((one) => one === reason);
const plainOf = (reason: string) => PLAIN_REJECTIONS.find((one) => one === reason);
const repairableOf = (reason: string) => REPAIRABLE.find((one) => one === reason);

/** Asks for the reason that the member will read; one that closes the account needs two people. */
export function ReasonDialog({ of: { id, account }, does, onDone, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [read, setRead] = useState(NOTHING_READ);
  const [fault, setFault] = useState<string>();
  const asks = does === 'ask';
  const reasons: readonly Reason[] = asks ? REPAIRABLE : [...PLAIN_REJECTIONS, ...CLOSING_REASONS];
  const close = () => {
    setReason('');
    setMissing(false);
    setRead(NOTHING_READ);
    setFault(undefined);
    onClose();
  };
  const send = async (why: string) => {
    if (reason === '') {
      setMissing(true);
      throw new Error(t('kyc-console.reason_missing'));
    }
    await decide(id, { asks, reason, why, read }).catch((error: unknown) => {
      setFault(isFailure(error) ? Object.values(error.fields)[0] : undefined);
      throw error;
    });
    onDone();
  };
  const closes = asks ? undefined : closingOf(reason);
  return (
    <ConfirmDialog
      open={does !== null}
      danger={!asks}
      reason={closes !== undefined}
      title={t(asks ? 'kyc-console.ask_title' : 'kyc-console.reject_title', { account })}
      confirm={t(confirmText(asks, closes !== undefined))}
      onConfirm={send}
      onClose={close}
    >
      <p>{t(asks ? 'kyc-console.ask_text' : 'kyc-console.reject_text')}</p>
      <SelectField
        data-autofocus
        label={t('kyc-console.reason')}
        choose={t('kyc-console.choose')}
        error={missing ? t('kyc-console.reason_missing') : undefined}
        options={reasons.map((value) => ({ value, label: t(`kyc-console.reason.${value}`) }))}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
      />
      {closes && <ClosingFields closing={closes} value={read} fault={fault} onChange={setRead} />}
    </ConfirmDialog>
  );
}

const confirmText = (asks: boolean, closes: boolean) => {
  if (asks) return 'kyc-console.ask';
  return closes ? 'kyc-console.ask_to_close' : 'kyc-console.reject';
};

interface Answer {
  asks: boolean;
  reason: string;
  /** For the second person. */
  why: string;
  read: typeof NOTHING_READ;
}

async function decide(id: string, { asks, reason, why, read }: Answer) {
  const params = { application: id };
  const again = [kycConsoleApi.reviews];
  const repairable = asks ? repairableOf(reason) : undefined;
  const plain = asks ? undefined : plainOf(reason);
  const closing = asks ? undefined : closingOf(reason);
  if (repairable) {
    await act(kycConsoleApi.askAgain, { params, body: { reason: repairable } }, again);
  }
  if (plain) await act(kycConsoleApi.rejectReview, { params, body: { reason: plain } }, again);
  if (!closing) return;
  const { birthday, entry } = read;
  const seen = closing === 'under_age' ? { birthday } : { entry };
  // What is missing is left out, so that the server names it.
  const given = Object.values(seen).every((text) => text.trim() !== '') ? seen : {};
  const body = { closing, reason: why, ...given };
  await act(kycConsoleApi.closeReview, { params, body }, again);
}
