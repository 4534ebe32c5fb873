import { t, useCall } from '@palaro/client';
import { Ago, Loaded } from '@palaro/desk';
import { membersApi } from '../members.api.ts';
import { TablePart } from './TablePart.tsx';

const WHERE = ['members-console.device', 'members-console.ip'] as const;

/** Open sessions, known devices and the latest logins. */
export default function SessionsTab({ member }: { member: string }) {
  const read = useCall(membersApi.memberSessions, { params: { member } });
  return (
    <Loaded of={read}>
      {({ sessions, devices, logins }) => (
        <>
          <TablePart
            title="members-console.sessions"
            empty="members-console.no_sessions"
            heads={[...WHERE, 'members-console.started', 'members-console.used']}
            rows={sessions.map(({ id, device, ip, startedAt, lastUsedAt }) => ({
              key: id,
              cells: { device, ip, from: <Ago at={startedAt} />, last: <Ago at={lastUsedAt} /> },
            }))}
          />
          <TablePart
            title="members-console.devices"
            empty="members-console.no_devices"
            heads={[...WHERE, 'members-console.started', 'members-console.used']}
            rows={devices.map(({ id, device, ip, firstAt, lastAt }) => ({
              key: id,
              cells: { device, ip, from: <Ago at={firstAt} />, last: <Ago at={lastAt} /> },
            }))}
          />
          <TablePart
            title="members-console.logins"
            empty="members-console.no_logins"
            heads={[
              'members-console.at' as const,
              'members-console.outcome' as const,
              'members-console.how' as const,
              ...WHERE,
            ]}
            rows={logins.map(({ at, succeeded, how, device, ip }, nth) => ({
              key: String(nth),
              cells: {
                at: <Ago at={at} />,
                outcome: t(succeeded ? 'members-console.succeeded' : 'members-console.failed'),
                how,
                device,
                ip,
              },
            }))}
          />
        </>
      )}
    </Loaded>
  );
}
