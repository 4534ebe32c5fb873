import { REASON_MAX, REASON_MIN } from '@palaro/api';
import { t } from '@palaro/client';
import { Dialog, TextArea, TextField, wrapText } from '@palaro/ui';
import { useState, type ReactNode } from 'react';
import { whatFailed } from '../act.ts';
import styles from './layers.module.css';

interface ConfirmDialogProps {
  open: boolean;
  /** By what it does: "Pay ₱25,000.00 to GCash ·· 4821". */
  title: string;
  /** What else to know before: amounts, who is told. */
  children?: ReactNode;
  /** The button; says what happens, not "OK". */
  confirm: string;
  danger?: boolean;
  /** Asks for a reason of at least eight characters. */
  reason?: boolean;
  /** What must be typed, only for what cannot be undone. */
  typed?: string;
  /** Does it. A failure keeps the dialog open and says whether anything was done. */
  onConfirm(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Asks before something happens, with a reason where due (docs/domain/design.md, Console). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, danger, reason: asks = false, typed, onClose } = props;
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => {
    setReason('');
    setName('');
    setWrong(null);
    setFailure(null);
    onClose();
  };
  const doIt = () => {
    if (busy) return;
    const short = asks && reason.trim().length < REASON_MIN;
    if (short) return setWrong(t('client.field.too_short', { min: REASON_MIN }));
    if (typed !== undefined && name !== typed)
      return setWrong(t('desk.confirm.type', { name: typed }));
    setBusy(true);
    setFailure(null);
    props
      .onConfirm(reason.trim())
      .then(close, (error: unknown) => setFailure(whatFailed(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Dialog
      open={open}
      title={title}
      confirmLabel={confirm}
      cancelLabel={t('desk.cancel')}
      danger={danger}
      busy={busy}
      onConfirm={doIt}
      onCancel={close}
    >
      <div className={styles.confirm}>
        {wrapText(children)}
        {asks && (
          <ReasonField
            value={reason}
            error={wrong}
            onChange={(text) => {
              setReason(text);
              setWrong(null);
            }}
          />
        )}
        {typed !== undefined && (
          <TextField
            label={t('desk.confirm.type', { name: typed })}
            error={asks ? undefined : (wrong ?? undefined)}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface ReasonFieldProps {
  value: string;
  error?: string | null;
  onChange(text: string): void;
}

/** Why something is done; kept in the audit trail. */
export const ReasonField = ({ value, error, onChange }: ReasonFieldProps) => (
  <TextArea
    data-autofocus
    label={t('desk.confirm.reason')}
    help={t('desk.confirm.reason_help', { min: REASON_MIN })}
    error={error ?? undefined}
    maxLength={REASON_MAX}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
