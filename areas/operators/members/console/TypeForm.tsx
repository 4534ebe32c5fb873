import { t } from '@palaro/client';
import { CallForm, SideSheet } from '@palaro/desk';
import { membersApi, type MEMBER_TYPES, type MemberOverview } from '../members.api.ts';

interface TypeFormProps {
  member: MemberOverview;
  onClose(): void;
}

type MemberType = (typeof MEMBER_TYPES)[number];

/** Asks to make a member another type. */
export const TypeForm = ({ member: { id, account }, onClose }: TypeFormProps) => (
  <SideSheet title={t('members-console.type_title', { account })} onClose={onClose}>
    <p>{t('members-console.type_help')}</p>
    <CallForm
      endpoint={membersApi.changeMemberType}
      params={{ member: id }}
      labels={{ type: 'members-console.type', reason: 'members-console.reason' }}
      option={(_field, value) => t(`members-console.type.${value as MemberType}`)}
      submit={t('members-console.type_submit')}
      reload={[membersApi.memberTimeline]}
      done={onClose}
    />
  </SideSheet>
);
