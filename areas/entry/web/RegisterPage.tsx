import { enterSession } from '@palaro/accounts/web';
import { LOGIN, navigate, t } from '@palaro/client';
import { RegisterForm } from '@palaro/registration/web';
import { PendingArrival, SocialButtons } from '@palaro/social/web';
import { EntryLink } from './EntryLinks.tsx';
import { EntryPage, useLeaving } from './EntryPage.tsx';
import styles from './RegisterPage.module.css';

/** `/m/register`: a new member, logged in at the end (REG-05). */
export default function RegisterPage() {
  const leave = useLeaving();
  return (
    <EntryPage title={t('entry.register_title')} help={t('entry.register_help')}>
      <PendingArrival />
      <RegisterForm onDone={(answer) => leave(enterSession(answer, null))}>
        <SocialButtons />
        <p className={styles.have}>
          {t('entry.have_account')}{' '}
          <EntryLink href={LOGIN} onLeave={navigate}>
            {t('entry.log_in')}
          </EntryLink>
        </p>
      </RegisterForm>
    </EntryPage>
  );
}
