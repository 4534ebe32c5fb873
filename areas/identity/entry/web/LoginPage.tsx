import { enterSession } from '@palaro/accounts/web';
import { navigate, t, useQueryParam } from '@palaro/client';
import { Adults, EntryPage, useLeaving } from './EntryPage.tsx';
import { NoAccount } from './EntryLinks.tsx';
import { WayIn } from './WayIn.tsx';

/** The login page; `back` in its address says where the member was going. */
export default function LoginPage() {
  const [back] = useQueryParam('back');
  const leave = useLeaving();
  return (
    <EntryPage title={t('accounts.title')} help={t('entry.login_help')}>
      <WayIn
        back={back}
        onDone={(answer) => leave(enterSession(answer, back))}
        onLeave={(address) => navigate(address)}
      >
        <NoAccount back={back} onLeave={(address) => navigate(address)} />
        <Adults />
      </WayIn>
    </EntryPage>
  );
}
