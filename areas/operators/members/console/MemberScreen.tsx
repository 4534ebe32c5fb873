import { matchPath, navigate, t, useCall, useLocation } from '@palaro/client';
import { Loaded, mayOf, Money, Place, RecordPage, useOperator, type RecordTab } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { useState } from 'react';
import { membersApi, type MemberOverview } from '../members.api.ts';
import { actionsOf, type Doing } from './actions.ts';
import { LoadedTab } from './LoadedTab.tsx';
import { MemberDialogs } from './MemberDialogs.tsx';
import { StateBadge } from './StateBadge.tsx';
import { MEMBER_TABS } from './tabs.ts';

/** One member: who he is on top, everything else in tabs whose names are in the address. */
export default function MemberScreen() {
  const [path] = useLocation();
  const { member = '', tab = 'overview' } =
    matchPath('/console/members/:member/:tab', path) ??
    matchPath('/console/members/:member', path) ??
    {};
  const read = useCall(membersApi.member, { params: { member } });
  return <Loaded of={read}>{(value) => <Page key={value.id} of={value} openTab={tab} />}</Loaded>;
}

function Page({ of: member, openTab }: { of: MemberOverview; openTab: string }) {
  const operator = useOperator();
  const [doing, setDoing] = useState<Doing | null>(null);
  const address = (tab: string) => `/console/members/${member.id}/${tab}`;
  const tabs: RecordTab[] = MEMBER_TABS.filter(({ permission }) => mayOf(operator, permission)).map(
    (tab) => ({
      id: tab.name,
      label: t(tab.title),
      ...(tab.name === 'notes' && member.notes > 0 ? { count: member.notes } : {}),
      draw: () => <LoadedTab tab={tab} member={member.id} />,
    }),
  );
  return (
    <>
      <RecordPage
        title={member.nickname ? `${member.account} · ${member.nickname}` : member.account}
        state={
          <>
            <StateBadge state={member.state} />
            {member.case && <Badge tone="rose">{t('risk-console.case')}</Badge>}
            {member.blocks.map(({ kind }) => (
              <Badge key={kind} tone="rose">
                {t(`risk-console.blocked.${kind}`)}
              </Badge>
            ))}
            {member.distress && (
              <Place to={address('limits')}>
                <Badge tone="rose">{t('members-console.distress')}</Badge>
              </Place>
            )}
          </>
        }
        figures={figuresOf(member)}
        actions={actionsOf(member, setDoing)}
        tabs={tabs}
        tab={{ id: openTab, open: (tab) => navigate(address(tab), { replace: true }) }}
        back={{ to: '/console/members', label: t('members-console.title') }}
      />
      <MemberDialogs member={member} doing={doing} onClose={() => setDoing(null)} />
    </>
  );
}

function figuresOf({ money, play }: MemberOverview) {
  const figures = [];
  if (money) {
    figures.push(
      { label: 'members-console.balance' as const, value: <Money value={money.balance} /> },
      { label: 'members-console.deposits' as const, value: <Money value={money.deposits} /> },
    );
  }
  if (play) {
    figures.push({
      label: 'members-console.stakes' as const,
      value: <Money value={play.stakes} />,
    });
  }
  return figures;
}
