import { amountFault, peso, t, typedAmount, wireAmount } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { TextField } from '@palaro/ui';
import { useState } from 'react';
import { ALONE_UP_TO } from '../applications.limits.ts';
import { applicationsConsoleApi, type ReviewedApplication } from '../console.api.ts';
import { READS } from './reads.ts';
import styles from './review.module.css';

export interface DecisionProps {
  of: ReviewedApplication;
  open: boolean;
  onDone?: (() => void) | undefined;
  onClose(): void;
}

/** Asks how much is given and how often it must be bet; the promotion's own bounds stand in it. */
export function ApproveDialog({ of, open, onDone, onClose }: DecisionProps) {
  const [typed, setTyped] = useState(typedAmount(of.cap));
  const [times, setTimes] = useState(String(of.turnoverTimes));
  const [wrong, setWrong] = useState<{ amount?: string; times?: string }>({});
  const send = async (reason: string) => {
    const amount = wireAmount(typed);
    if (!amount) {
      const fault = amountFault(typed) ?? t('applications-console.amount_wrong');
      setWrong({ amount: fault });
      throw new Error(fault);
    }
    if (!/^\d{1,2}$/.test(times)) {
      const fault = t('applications-console.times_wrong', { most: of.turnoverTimes });
      setWrong({ times: fault });
      throw new Error(fault);
    }
    const body = { amount, turnoverTimes: Number(times), reason };
    const params = { application: of.id };
    await act(applicationsConsoleApi.approveApplication, { params, body }, READS);
    onDone?.();
  };
  return (
    <ConfirmDialog
      open={open}
      reason
      title={t('applications-console.approve_title', { account: of.account })}
      confirm={t('applications-console.approve')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('applications-console.approve_text', { most: peso(ALONE_UP_TO) })}</p>
      <div className={styles.fields}>
        <TextField
          label={t('applications-console.amount')}
          inputMode="decimal"
          before="₱"
          error={wrong.amount}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong({});
          }}
        />
        <TextField
          label={t('applications-console.given_times')}
          inputMode="numeric"
          error={wrong.times}
          value={times}
          onChange={({ target }) => {
            setTimes(target.value.trim());
            setWrong({});
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
