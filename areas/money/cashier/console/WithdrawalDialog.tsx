import { isFailure, t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { useState } from 'react';
import { cashierConsoleApi } from '../console.api.ts';
import { HandDialog } from './HandDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { SplitDialog } from './SplitDialog.tsx';
import { versionOf, WITHDRAWAL_READS, type WithdrawalDialogProps } from './withdrawal-dialog.ts';
import { pesos } from './words.ts';

const ENDPOINTS = {
  hold: cashierConsoleApi.holdWithdrawal,
  resend: cashierConsoleApi.resendPayout,
};

/** Dialog that confirms an action on a withdrawal. */
export function WithdrawalDialog(props: WithdrawalDialogProps) {
  const { of, does, onDone, onClose } = props;
  const named = { amount: pesos(of.amount), card: of.card, account: of.account };
  const [needsReason, setNeedsReason] = useState(false);
  const approve = async (reason: string) => {
    const body = { ...versionOf(of), ...(reason ? { reason } : {}) };
    await act(cashierConsoleApi.approveWithdrawal, { body }, WITHDRAWAL_READS).catch(
      (error: unknown) => {
        if (isFailure(error) && error.code === 'console.reason_required') setNeedsReason(true);
        throw error;
      },
    );
    onDone?.();
  };
  if (does === 'split') return <SplitDialog {...props} />;
  if (does === 'hand') return <HandDialog {...props} />;
  if (does === 'reject') return <RejectDialog {...props} />;
  return (
    <>
      <ConfirmDialog
        open={does === 'approve'}
        title={t('cashier-console.title.approve', named)}
        confirm={t('cashier-console.do.approve')}
        reason={of.needs === 'two' || needsReason}
        onConfirm={approve}
        onClose={onClose}
      >
        <p>{t(`cashier-console.text.approve.${of.needs}`)}</p>
      </ConfirmDialog>
      {(['hold', 'resend'] as const).map((action) => (
        <ConfirmDialog
          key={action}
          open={does === action}
          reason
          title={t(`cashier-console.title.${action}`, named)}
          confirm={t(`cashier-console.do.${action}`)}
          onConfirm={async (reason) => {
            await act(ENDPOINTS[action], { body: { ...versionOf(of), reason } }, WITHDRAWAL_READS);
            onDone?.();
          }}
          onClose={onClose}
        >
          <p>{t(`cashier-console.text.${action}`)}</p>
        </ConfirmDialog>
      ))}
    </>
  );
}
