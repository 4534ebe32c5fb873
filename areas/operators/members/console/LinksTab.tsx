import { t, useCall } from '@palaro/client';
import { Loaded, Person } from '@palaro/desk';
import { membersApi } from '../members.api.ts';
import { TablePart } from './TablePart.tsx';
import { StateBadge } from './StateBadge.tsx';

/** Other accounts with the same device, card or address. */
export default function LinksTab({ member }: { member: string }) {
  const read = useCall(membersApi.memberLinks, { params: { member } });
  return (
    <Loaded of={read}>
      {({ list }) => (
        <TablePart
          title="members-console.tab.links"
          empty="members-console.no_links"
          heads={['members-console.account', 'members-console.shared', 'members-console.state']}
          rows={list.map(({ kind, shared, id, account, state }) => ({
            key: `${kind}/${shared}/${id}`,
            cells: {
              account: <Person name={account} member={id} />,
              shared: t(`members-console.link.${kind}`, { shared }),
              state: <StateBadge state={state} />,
            },
          }))}
        />
      )}
    </Loaded>
  );
}
