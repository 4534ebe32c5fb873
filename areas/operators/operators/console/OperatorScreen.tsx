import type { Reply } from '@palaro/api';
import { t, useCall, usePathParam } from '@palaro/client';
import { Facts, Instant, Loaded, RecordPage, type RecordAction } from '@palaro/desk';
import { useState } from 'react';
import { operatorsApi } from '../operators.api.ts';
import { factorsText, StateBadge } from './operator-cells.tsx';
import { OperatorDialogs, type OperatorAsk } from './OperatorDialogs.tsx';
import styles from './operators.module.css';

type Found = Reply<(typeof operatorsApi)['operator']>;

/** One operator: roles, second factors, open sessions. */
export default function OperatorScreen() {
  const params = { operator: usePathParam('operator') };
  const read = useCall(operatorsApi.operator, { params });
  return <Loaded of={read}>{(found) => <Operator found={found} />}</Loaded>;
}

function Operator({ found: { operator, sessions } }: { found: Found }) {
  const [asking, ask] = useState<OperatorAsk>(null);
  const { state } = operator;
  const actions: RecordAction[] = [
    {
      ...({ key: 'roles', permission: 'role.change' } as const),
      label: t('operators-console.set_roles'),
      run: () => ask('roles'),
    },
    {
      ...({ key: 'sessions', permission: 'operator.manage' } as const),
      label: t('operators-console.end_sessions'),
      run: () => ask('sessions'),
    },
    state === 'disabled'
      ? {
          ...({ key: 'enable', permission: 'operator.manage' } as const),
          label: t('operators-console.enable'),
          run: () => ask('enable'),
        }
      : {
          ...({ key: 'disable', permission: 'operator.manage', danger: true } as const),
          label: t('operators-console.disable'),
          run: () => ask('disable'),
        },
  ];
  return (
    <>
      <RecordPage
        title={operator.name}
        state={<StateBadge state={state} />}
        back={{ to: '/console/operators', label: t('operators-console.title') }}
        actions={actions}
      >
        <Facts
          rows={[
            { label: 'operators-console.full_name', value: operator.fullName },
            { label: 'operators-console.mail', value: operator.mail },
            { label: 'operators-console.roles', value: operator.roles.join(', ') },
            { label: 'operators-console.factors', value: factorsText(operator) },
            operator.lastSeenAt !== null && {
              label: 'operators-console.seen',
              value: <Instant at={operator.lastSeenAt} />,
            },
          ]}
        />
        <h2 className={styles.heading}>{t('operators-console.sessions')}</h2>
        <Sessions sessions={sessions} />
      </RecordPage>
      <OperatorDialogs operator={operator} asking={asking} onClose={() => ask(null)} />
    </>
  );
}

function Sessions({ sessions }: Pick<Found, 'sessions'>) {
  if (sessions.length === 0) return <p>{t('operators-console.no_sessions')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('operators-console.started')}</th>
          <th scope="col">{t('operators-console.used')}</th>
          <th scope="col">{t('operators-console.ip')}</th>
          <th scope="col">{t('operators-console.device')}</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id}>
            <td>
              <Instant at={session.startedAt} />
            </td>
            <td>
              <Instant at={session.seenAt} />
            </td>
            <td>{session.ip}</td>
            <td>{session.device}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
