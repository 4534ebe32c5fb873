import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { TextField } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi, type CashDifference } from '../console.api.ts';

export type DifferenceAction = 'accept' | 'match' | 'reopen';

interface DifferenceDialogProps {
  of: CashDifference;
  does: DifferenceAction;
  onClose(): void;
}

const READS = [cashierConsoleApi.cashDifferences, cashierConsoleApi.cashDays];

/** Asks before a difference is accepted, matched or opened again; each with a reason. */
export function DifferenceDialog({ of, does, onClose }: DifferenceDialogProps) {
  const [reference, setReference] = useState(of.reference ?? '');
  const send = (reason: string) => {
    const body = { difference: of.id, version: of.version, reason };
    if (does === 'match') {
      const named = { ...body, reference: reference.trim() };
      return act(cashierConsoleApi.matchDifference, { body: named }, READS);
    }
    const endpoint =
      does === 'accept' ? cashierConsoleApi.acceptDifference : cashierConsoleApi.reopenDifference;
    return act(endpoint, { body }, READS);
  };
  return (
    <ConfirmDialog
      open
      reason
      title={t(`cashier-console.recon.title.${does}`, { line: of.line })}
      confirm={t(`cashier-console.recon.do.${does}`)}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(`cashier-console.recon.text.${does}`)}</p>
      {does === 'match' && (
        <TextField
          label={t('cashier-console.reference')}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
