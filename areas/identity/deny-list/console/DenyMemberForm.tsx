import { t, useCall } from '@palaro/client';
import { CallForm, Loaded, SideSheet } from '@palaro/desk';
import { SelectField } from '@palaro/ui';
import { useState } from 'react';
import { denyListApi } from '../deny-list.api.ts';

interface DenyMemberFormProps {
  member: string;
  account: string;
  onClose(): void;
}

/** Puts a member's device, account, number, address or name on the deny list. */
export function DenyMemberForm({ member, account, onClose }: DenyMemberFormProps) {
  const params = { member };
  const read = useCall(denyListApi.denyChoices, { params }, { staleMs: 0 });
  const [at, choose] = useState('');
  return (
    <SideSheet title={t('deny-list-console.member_title', { account })} onClose={onClose}>
      <p>{t('deny-list-console.add_help')}</p>
      <Loaded of={read}>
        {({ list }) => {
          if (list.length === 0) return <p>{t('deny-list-console.nothing')}</p>;
          const chosen = at === '' ? undefined : list[Number(at)];
          return (
            <>
              <SelectField
                label={t('deny-list-console.choose')}
                choose={t('deny-list-console.choose_first')}
                value={at}
                options={list.map(({ kind, value }, place) => ({
                  value: String(place),
                  label: `${t(`deny-list-console.kind.${kind}`)} ${value}`,
                }))}
                onChange={({ target }) => choose(target.value)}
              />
              {chosen && (
                <CallForm
                  endpoint={denyListApi.denyMember}
                  params={params}
                  labels={{
                    until: 'deny-list-console.until',
                    reason: 'deny-list-console.reason',
                  }}
                  helps={{ until: 'deny-list-console.until_help' }}
                  also={{ kind: chosen.kind, ref: chosen.ref }}
                  submit={t('deny-list-console.add')}
                  danger
                  reload={[denyListApi.denyEntries, denyListApi.denyMatches]}
                  done={onClose}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </SideSheet>
  );
}
