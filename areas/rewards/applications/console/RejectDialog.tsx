import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { SelectField, TextArea } from '@palaro/ui';
import { useState } from 'react';
import { NOTE_MOST } from '../applications.limits.ts';
import { applicationsConsoleApi } from '../console.api.ts';
import type { DecisionProps } from './ApproveDialog.tsx';
import { READS } from './reads.ts';

/** Asks for a reason of the promotion's list, and for words that the member reads beside it. */
export function RejectDialog({ of, open, onDone, onClose }: DecisionProps) {
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = async () => {
    const reason = of.reasons.find((one) => one === chosen);
    if (!reason) {
      setMissing(true);
      throw new Error(t('applications-console.reason_missing'));
    }
    const words = note.trim();
    const body = { reason, ...(words && { note: words }) };
    const params = { application: of.id };
    await act(applicationsConsoleApi.rejectApplication, { params, body }, READS);
    onDone?.();
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('applications-console.reject_title', { account: of.account })}
      confirm={t('applications-console.reject')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('applications-console.reject_text')}</p>
      <SelectField
        data-autofocus
        label={t('applications-console.reason')}
        choose={t('applications-console.choose')}
        error={isMissing ? t('applications-console.reason_missing') : undefined}
        options={of.reasons.map((value) => ({ value, label: t(`applications.reason.${value}`) }))}
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value);
          setMissing(false);
        }}
      />
      <TextArea
        label={t('applications-console.note')}
        help={t('applications-console.note_help')}
        maxLength={NOTE_MOST}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}
