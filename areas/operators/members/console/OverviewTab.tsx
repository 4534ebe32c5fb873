import { t, useCall } from '@palaro/client';
import { Facts, Instant, Loaded, Money, Person, type Fact } from '@palaro/desk';
import { membersApi, type MemberOverview } from '../members.api.ts';

/** Everything about the account at a glance; contacts are masked. */
export default function OverviewTab({ member }: { member: string }) {
  const read = useCall(membersApi.member, { params: { member } });
  return (
    <Loaded of={read}>
      {(value) => (
        <>
          <Facts rows={accountRows(value)} />
          <Facts rows={moneyRows(value)} />
        </>
      )}
    </Loaded>
  );
}

const at = (moment: string | null) => moment && <Instant at={moment} />;

function accountRows(of: MemberOverview): readonly (Fact | null)[] {
  const seen = (value: string | null, verified: boolean) =>
    value && verified ? t('members-console.verified', { value }) : value;
  return [
    { label: 'members-console.id', value: of.id },
    {
      label: 'members-console.type',
      value: t(`members-console.type.${of.type as 0 | 1 | 2 | 4 | 40 | 41 | 42}`),
    },
    {
      label: 'members-console.level',
      value: t('members-console.level_value', { level: of.kycLevel }),
    },
    { label: 'members-console.frozen_until', value: at(of.frozenUntil) },
    { label: 'members-console.held_until', value: at(of.withdrawalsHeldUntil) },
    of.case && {
      label: 'risk-console.case',
      value: t('risk-console.blocked_by', { reason: of.case.reason, by: of.case.by }),
    },
    ...of.blocks.map(({ kind, reason, by }) => ({
      label: `risk-console.blocked.${kind}` as const,
      value: t('risk-console.blocked_by', { reason, by }),
    })),
    { label: 'members-console.closed_at', value: at(of.closedAt) },
    { label: 'members-console.mobile', value: seen(of.mobile, of.mobileVerified) },
    { label: 'members-console.mail', value: seen(of.mail, of.mailVerified) },
    { label: 'members-console.payee', value: of.payeeName },
    {
      label: 'members-console.upline',
      value: of.upline && <Person name={of.upline.account} member={of.upline.id} />,
    },
    { label: 'members-console.registered', value: at(of.registeredAt) },
    { label: 'members-console.registered_by', value: of.registeredBy },
    { label: 'members-console.register_ip', value: of.registerIp },
    { label: 'members-console.last_login', value: at(of.lastLoginAt) },
    { label: 'members-console.last_ip', value: of.lastLoginIp },
    { label: 'members-console.language', value: of.language },
  ];
}

function moneyRows({ money, play }: MemberOverview): readonly (Fact | null)[] {
  return [
    money && { label: 'members-console.balance', value: <Money value={money.balance} exact /> },
    money && { label: 'members-console.held', value: <Money value={money.held} exact /> },
    money && { label: 'members-console.bonus', value: <Money value={money.bonus} exact /> },
    money && { label: 'members-console.vendors', value: <Money value={money.vendors} exact /> },
    money && { label: 'members-console.deposits', value: <Money value={money.deposits} exact /> },
    play && { label: 'members-console.bets', value: play.rounds.toLocaleString('en-US') },
    play && { label: 'members-console.stakes', value: <Money value={play.stakes} exact /> },
    play && { label: 'members-console.wins', value: <Money value={play.wins} exact /> },
    play && { label: 'members-console.last_day', value: play.lastDay },
  ];
}
