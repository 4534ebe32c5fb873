import { t, useCall } from '@palaro/client';
import {
  Ago,
  CallForm,
  ListPage,
  SideSheet,
  useList,
  useMay,
  TIME_WIDTH,
  type Column,
} from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { operatorsApi } from '../operators.api.ts';
import { Choices, factorsText, StateBadge, type OperatorRow } from './operator-cells.tsx';

const COLUMNS: readonly Column<OperatorRow>[] = [
  {
    key: 'name',
    title: 'operators-console.name',
    cell: (row) => <strong>{row.name}</strong>,
  },
  { key: 'fullName', title: 'operators-console.full_name', cell: (row) => row.fullName },
  {
    key: 'roles',
    title: 'operators-console.roles',
    cell: (row) => row.roles.join(', '),
    width: 280,
  },
  {
    key: 'state',
    title: 'operators-console.state',
    cell: (row) => <StateBadge state={row.state} />,
  },
  { key: 'factors', title: 'operators-console.factors', cell: factorsText },
  {
    key: 'seen',
    title: 'operators-console.seen',
    width: TIME_WIDTH,
    cell: (row) => (row.lastSeenAt ? <Ago at={row.lastSeenAt} /> : t('operators-console.never')),
  },
];

/** Everybody who may log in at the console, and the invitation of more. */
export default function OperatorsScreen() {
  const list = useList(operatorsApi.operators);
  const [inviting, setInviting] = useState(false);
  const invites = useMay('operator.manage');
  return (
    <>
      <ListPage
        title="operators-console.title"
        list={list}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        to={(row) => `/console/operators/${row.id}`}
        empty="operators-console.empty"
        actions={
          invites && (
            <Button size="sm" tone="gold" onClick={() => setInviting(true)}>
              {t('operators-console.invite')}
            </Button>
          )
        }
      />
      {inviting && (
        <SideSheet title={t('operators-console.invite')} onClose={() => setInviting(false)}>
          <Invitation onDone={() => setInviting(false)} />
        </SideSheet>
      )}
    </>
  );
}

function Invitation({ onDone }: { onDone(): void }) {
  const names = useRoleNames();
  return (
    <CallForm
      endpoint={operatorsApi.invite}
      labels={{
        name: 'operators-console.name',
        fullName: 'operators-console.full_name',
        mail: 'operators-console.mail',
        reason: 'operators-console.why',
      }}
      helps={{ name: 'operators-console.invite_help' }}
      initial={{ roles: [] }}
      submit={t('operators-console.invite_submit')}
      done={onDone}
    >
      {(values, change) => (
        <Choices
          legend={t('operators-console.roles')}
          names={names}
          chosen={(values['roles'] ?? []) as string[]}
          onChange={(roles) => change('roles', roles)}
        />
      )}
    </CallForm>
  );
}

/** The roles that can be given; root is held by break glass only. */
export function useRoleNames(): readonly string[] {
  const { data } = useCall(operatorsApi.roles);
  return (data?.list ?? []).map(({ name }) => name).filter((name) => name !== 'root');
}
