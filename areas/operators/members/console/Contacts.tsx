import { t } from '@palaro/client';
import { act, ConfirmDialog, Facts, SideSheet } from '@palaro/desk';
import { useState } from 'react';
import { membersApi, type MemberContacts } from '../members.api.ts';

interface ContactsProps {
  member: string;
  account: string;
  asking: boolean;
  onClose(): void;
}

/** Contacts in full, once a reason is given. They are kept nowhere: closing forgets them. */
export function Contacts({ member, account, asking, onClose }: ContactsProps) {
  const [shown, setShown] = useState<MemberContacts | null>(null);
  const show = async (reason: string) => {
    const input = { params: { member }, body: { reason } };
    setShown(await act(membersApi.memberContacts, input, [membersApi.memberTimeline]));
  };
  return (
    <>
      <ConfirmDialog
        open={asking}
        reason
        title={t('members-console.show_title', { account })}
        confirm={t('members-console.show_contacts')}
        onConfirm={show}
        onClose={onClose}
      >
        <p>{t('members-console.show_text')}</p>
      </ConfirmDialog>
      {shown && (
        <SideSheet title={account} onClose={() => setShown(null)}>
          <Facts
            rows={[
              { label: 'members-console.mobile', value: shown.mobile },
              { label: 'members-console.mail', value: shown.mail },
              { label: 'members-console.birthday', value: shown.birthday },
              { label: 'members-console.payee', value: shown.payeeName },
            ]}
          />
          {Object.entries(shown.others).map(([kind, value]) => (
            <p key={kind}>{`${kind}: ${value}`}</p>
          ))}
        </SideSheet>
      )}
    </>
  );
}
