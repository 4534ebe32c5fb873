import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { TextField } from '@palaro/ui';
import { useState } from 'react';
import { reconciliationConsoleApi, type Finding } from '../console.api.ts';

export type FindingAction = 'match' | 'accept' | 'reopen';

interface FindingDialogProps {
  of: Finding;
  does: FindingAction;
  onClose(): void;
}

const READS = [reconciliationConsoleApi.findings];

/** Asks before a finding is matched, accepted or opened again; each with a reason. */
export function FindingDialog({ of, does, onClose }: FindingDialogProps) {
  const [member, setMember] = useState(of.member ?? '');
  const [reference, setReference] = useState('');
  const send = (reason: string) => {
    const body = { finding: of.id, version: of.version, reason };
    if (does === 'match') {
      const named = { ...body, member: member.trim(), reference: reference.trim() };
      return act(reconciliationConsoleApi.matchFinding, { body: named }, READS);
    }
    const { acceptFinding, reopenFinding } = reconciliationConsoleApi;
    return act(does === 'accept' ? acceptFinding : reopenFinding, { body }, READS);
  };
  return (
    <ConfirmDialog
      open
      reason
      title={t(`reconciliation-console.title.${does}`, { subject: of.subject })}
      confirm={t(`reconciliation-console.do.${does}`)}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(`reconciliation-console.text.${does}`)}</p>
      {does === 'match' && (
        <>
          <TextField
            label={t('reconciliation-console.member')}
            value={member}
            readOnly={of.member !== null}
            onChange={({ target }) => setMember(target.value)}
          />
          <TextField
            label={t('reconciliation-console.reference')}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
