import { enterSession } from '@palaro/accounts/web';
import { t } from '@palaro/client';
import { RegisterForm } from '@palaro/registration/web';
import { PendingArrival, SocialButtons } from '@palaro/social/web';
import { HaveAccount } from './EntryLinks.tsx';
import { EntryPage, useLeaving } from './EntryPage.tsx';

/** `/m/register`: a new member, logged in at the end (REG-05). */
export default function RegisterPage() {
  const leave = useLeaving();
  return (
    <EntryPage title={t('entry.register_title')} help={t('entry.register_help')}>
      <PendingArrival />
      <RegisterForm onDone={(answer) => leave(enterSession(answer, null))}>
        <SocialButtons />
        <HaveAccount lead={t('entry.have_account')}>{t('entry.log_in')}</HaveAccount>
      </RegisterForm>
    </EntryPage>
  );
}
