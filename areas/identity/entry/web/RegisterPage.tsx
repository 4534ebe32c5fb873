import { enterSession } from '@palaro/accounts/web';
import { t, useCall, useQueryParam } from '@palaro/client';
import { publishedApi } from '@palaro/content/api';
import { ContentBlocks } from '@palaro/content/web';
import { RegisterForm } from '@palaro/registration/web';
import { PendingArrival, SocialButtons } from '@palaro/social/web';
import { HaveAccount } from './EntryLinks.tsx';
import { EntryPage, useLeaving } from './EntryPage.tsx';

/** The query for what operators wrote for this page (HOME-11). */
const REGISTER_NEWS = { query: { types: 'PR', groupName: 'm_reg', platform: 'M' } } as const;

/**
 * `/m/register`: a new member, logged in at the end (REG-05); `back` is the screen that asked for
 * an account.
 */
export default function RegisterPage() {
  const [back] = useQueryParam('back');
  const leave = useLeaving();
  const news = useCall(publishedApi.announcements, REGISTER_NEWS).data?.promotion ?? [];
  return (
    <EntryPage title={t('entry.register_title')} help={t('entry.register_help')}>
      <PendingArrival />
      <RegisterForm onDone={(answer) => leave(enterSession(answer, back))}>
        <SocialButtons back={back} />
        <HaveAccount back={back} lead={t('entry.have_account')}>
          {t('entry.log_in')}
        </HaveAccount>
      </RegisterForm>
      {news.length > 0 && <ContentBlocks blocks={news} />}
    </EntryPage>
  );
}
