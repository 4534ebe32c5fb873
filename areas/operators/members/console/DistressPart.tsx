import type { Reply } from '@palaro/api';
import { t } from '@palaro/client';
import { Instant, Place, useMay } from '@palaro/desk';
import type { membersApi } from '../members.api.ts';
import { TablePart } from './TablePart.tsx';

type Told = Reply<typeof membersApi.memberCare>['distress'];

/** Where the desk shows what he wrote. */
const ADDRESSES = {
  chat: (member: string, id: string) => `/console/games/chat?member=${member}&open=${id}`,
  conversation: (_member: string, id: string) => `/console/tickets/${id}`,
  feedback: (member: string, id: string) => `/console/tickets/feedback?member=${member}&open=${id}`,
};

/** Where a member wrote words of distress, for a person to read. */
export function DistressPart({ of: told, member }: { of: Told; member: string }) {
  const chats = useMay('chat.view');
  const tickets = useMay('ticket.view');
  return (
    <TablePart
      title="members-console.distress"
      empty="members-console.no_distress"
      heads={['members-console.at', 'members-console.where']}
      rows={told.map(({ kind, id, at }) => {
        const where = t(`members-console.distress.${kind}`);
        const may = kind === 'chat' ? chats : tickets;
        return {
          key: `${kind}/${id}`,
          cells: {
            at: <Instant at={at} />,
            where: may ? <Place to={ADDRESSES[kind](member, id)}>{where}</Place> : where,
          },
        };
      })}
    />
  );
}
