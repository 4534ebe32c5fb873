import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { SelectField } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi } from '../console.api.ts';
import { WITHDRAWAL_REJECTIONS, type WithdrawalRejection } from '../rejections.ts';
import { versionOf, WITHDRAWAL_READS, type WithdrawalDialogProps } from './withdrawal-dialog.ts';
import { pesos } from './words.ts';

/** Rejects a withdrawal, with a reason for the member and one for operators. */
export function RejectDialog({ of, does, onDone, onClose }: WithdrawalDialogProps) {
  const [tell, setTell] = useState<WithdrawalRejection | ''>('');
  const [isMissing, setMissing] = useState(false);
  const send = async (reason: string) => {
    if (tell === '') {
      setMissing(true);
      throw new Error(t('payout-console.tell_missing'));
    }
    const body = { ...versionOf(of), tell, reason };
    await act(cashierConsoleApi.rejectWithdrawal, { body }, WITHDRAWAL_READS);
    onDone?.();
  };
  const { account, card } = of;
  return (
    <ConfirmDialog
      open={does === 'reject'}
      danger
      reason
      title={t('cashier-console.title.reject', { amount: pesos(of.amount), card, account })}
      confirm={t('cashier-console.do.reject')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('cashier-console.text.reject')}</p>
      <SelectField
        data-autofocus
        label={t('payout-console.tell')}
        choose={t('payout-console.choose')}
        error={isMissing ? t('payout-console.tell_missing') : undefined}
        options={WITHDRAWAL_REJECTIONS.map((value) => ({
          value,
          label: t(`payout-console.tell.${value}`),
        }))}
        value={tell}
        onChange={({ target }) => {
          setTell(target.value as WithdrawalRejection);
          setMissing(false);
        }}
      />
    </ConfirmDialog>
  );
}
