import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { useState } from 'react';
import { operatorsApi } from '../operators.api.ts';
import { Choices, type OperatorRow } from './operator-cells.tsx';
import { useRoleNames } from './OperatorsScreen.tsx';

export type OperatorAsk = 'roles' | 'sessions' | 'enable' | 'disable' | null;

const RELOAD = [operatorsApi.operator, operatorsApi.operators];

interface OperatorDialogsProps {
  operator: OperatorRow;
  asking: OperatorAsk;
  onClose(): void;
}

/** What is asked before something happens to an operator. */
export function OperatorDialogs({ operator, asking, onClose }: OperatorDialogsProps) {
  const params = { operator: operator.id };
  const name = operator.name;
  return (
    <>
      {asking === 'roles' && <RolesDialog operator={operator} onClose={onClose} />}
      <ConfirmDialog
        open={asking === 'disable'}
        danger
        reason
        title={t('operators-console.disable_title', { name })}
        confirm={t('operators-console.disable')}
        onConfirm={(reason) => act(operatorsApi.disable, { params, body: { reason } }, RELOAD)}
        onClose={onClose}
      >
        <p>{t('operators-console.disable_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'enable'}
        reason
        title={t('operators-console.enable_title', { name })}
        confirm={t('operators-console.enable')}
        onConfirm={(reason) => act(operatorsApi.enable, { params, body: { reason } }, RELOAD)}
        onClose={onClose}
      >
        <p>{t('operators-console.enable_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'sessions'}
        title={t('operators-console.end_sessions_title', { name })}
        confirm={t('operators-console.end_sessions')}
        onConfirm={() => act(operatorsApi.endOperatorSessions, { params }, RELOAD)}
        onClose={onClose}
      />
    </>
  );
}

function RolesDialog({ operator, onClose }: Omit<OperatorDialogsProps, 'asking'>) {
  const [roles, setRoles] = useState<string[]>([...operator.roles]);
  const names = useRoleNames();
  const params = { operator: operator.id };
  return (
    <ConfirmDialog
      open
      reason
      title={t('operators-console.set_roles_title', { name: operator.name })}
      confirm={t('operators-console.set_roles')}
      onConfirm={(reason) =>
        act(operatorsApi.setRoles, { params, body: { roles, reason } }, RELOAD)
      }
      onClose={onClose}
    >
      <p>{t('operators-console.set_roles_text')}</p>
      <Choices
        legend={t('operators-console.roles')}
        names={names}
        chosen={roles}
        onChange={setRoles}
      />
    </ConfirmDialog>
  );
}
