import { t } from '@palaro/client';
import { act, CallForm, ConfirmDialog, SideSheet } from '@palaro/desk';
import { DenyMemberForm } from '@palaro/deny-list/console/member';
import { newId, siteClock } from '@palaro/kernel';
import { useState } from 'react';
import { BLOCK_KINDS, membersApi, type MemberOverview } from '../members.api.ts';
import { riskApi } from '../risk.api.ts';
import type { Doing } from './actions.ts';
import { Contacts } from './Contacts.tsx';
import { TypeForm } from './TypeForm.tsx';

interface MemberDialogsProps {
  member: MemberOverview;
  doing: Doing | null;
  onClose(): void;
}

const AGAIN = [membersApi.member, membersApi.memberTimeline, membersApi.memberSessions];

const LIFTS = [
  ['lift', 'freeze'],
  ['lift_payout', 'payout_block'],
  ['lift_bonus', 'bonus_block'],
  ['close_case', 'case'],
] as const;

/** The dialog of what is being done; none while nothing is. */
export function MemberDialogs({ member, doing, onClose }: MemberDialogsProps) {
  const { id, account } = member;
  const params = { member: id };
  const close = { onClose };
  return (
    <>
      <Contacts member={id} account={account} asking={doing === 'contacts'} {...close} />
      <ConfirmDialog
        open={doing === 'end_sessions'}
        title={t('members-console.end_title', { account })}
        confirm={t('members-console.end_sessions')}
        onConfirm={() => act(membersApi.endMemberSessions, { params }, AGAIN)}
        {...close}
      >
        <p>{t('members-console.end_text')}</p>
      </ConfirmDialog>
      {LIFTS.map(([does, hold]) => (
        <ConfirmDialog
          key={does}
          open={doing === does}
          reason
          title={t('members-console.lift_title', { account })}
          confirm={t('members-console.lift_submit')}
          onConfirm={(reason) => act(riskApi.liftHold, { params, body: { hold, reason } }, AGAIN)}
          {...close}
        >
          <p>{t('members-console.lift_text')}</p>
        </ConfirmDialog>
      ))}
      {BLOCK_KINDS.map((kind) => (
        <ConfirmDialog
          key={kind}
          open={doing === `block_${kind}`}
          reason
          danger
          title={t(`risk-console.block_title.${kind}`, { account })}
          confirm={t(`risk-console.block.${kind}`)}
          onConfirm={(reason) =>
            act(riskApi.blockMember, { params, body: { kind, reason } }, AGAIN)
          }
          {...close}
        >
          <p>{t(`risk-console.block_text.${kind}`)}</p>
        </ConfirmDialog>
      ))}
      <ConfirmDialog
        open={doing === 'open_case'}
        reason
        danger
        title={t('risk-console.open_case_title', { account })}
        confirm={t('risk-console.open_case')}
        onConfirm={(reason) => act(riskApi.openMemberCase, { params, body: { reason } }, AGAIN)}
        {...close}
      >
        <p>{t('risk-console.open_case_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={doing === 'close'}
        reason
        danger
        typed={account}
        title={t('risk-console.close_title', { account })}
        confirm={t('risk-console.close')}
        onConfirm={(reason) => act(riskApi.banMember, { params, body: { reason } }, AGAIN)}
        {...close}
      >
        <p>{t('risk-console.close_text')}</p>
      </ConfirmDialog>
      {doing === 'freeze' && (
        <SideSheet title={t('members-console.freeze_title', { account })} {...close}>
          <CallForm
            endpoint={membersApi.freezeMember}
            params={params}
            labels={{ hours: 'members-console.hours', reason: 'members-console.reason' }}
            initial={{ hours: 24 }}
            submit={t('members-console.freeze_submit')}
            danger
            reload={AGAIN}
            done={onClose}
          />
        </SideSheet>
      )}
      {doing === 'time_out' && (
        <SideSheet title={t('members-console.time_out_title', { account })} {...close}>
          <CallForm
            endpoint={membersApi.timeOutMember}
            params={params}
            labels={{ days: 'members-console.days', reason: 'members-console.reason' }}
            initial={{ days: 1 }}
            submit={t('members-console.time_out_submit')}
            reload={[...AGAIN, membersApi.memberCare]}
            done={onClose}
          />
        </SideSheet>
      )}
      {doing === 'deny' && <DenyMemberForm member={id} account={account} {...close} />}
      {doing === 'type' && <TypeForm member={member} {...close} />}
      {doing === 'message' && <Message account={account} member={id} onClose={onClose} />}
    </>
  );
}

interface MessageProps {
  account: string;
  member: string;
  onClose(): void;
}

/** One id for one letter: a second press sends it no second time. */
function Message({ account, member, onClose }: MessageProps) {
  const [id] = useState(() => newId(siteClock().now()));
  return (
    <SideSheet title={t('members-console.message_title', { account })} onClose={onClose}>
      <CallForm
        endpoint={membersApi.messageMember}
        params={{ member }}
        labels={{ title: 'members-console.subject', content: 'members-console.content' }}
        also={{ id }}
        submit={t('members-console.send')}
        reload={[membersApi.memberTimeline]}
        done={onClose}
      />
    </SideSheet>
  );
}
