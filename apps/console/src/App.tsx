import { changeSite, t, useLanguage, useLocation, useTopic } from '@palaro/client';
import { systemTopic } from '@palaro/content/api';
import { Toasts } from '@palaro/ui';
import { useRef, useState } from 'react';
import { Frame } from './frame/Frame.tsx';
import { FactorScreen } from './login/FactorScreen.tsx';
import { InvitationScreen } from './login/InvitationScreen.tsx';
import { LoginScreen } from './login/LoginScreen.tsx';
import { useSession } from './session.ts';
import { readStart, type Started } from './start.ts';
import { StateScreen } from './states/StateScreen.tsx';

/** The whole console. A language change draws everything below again. */
export function App({ started }: { started: Started }) {
  useLanguage();
  return (
    <>
      <Now started={started} />
      <Toasts />
    </>
  );
}

const INVITATION = '/console/invitation';

function Now({ started }: { started: Started }) {
  const [outcome, setOutcome] = useState(started);
  const session = useSession();
  const [path] = useLocation();
  const before = useRef<string | null>(null);
  useTopic(systemTopic, { onEvent: changeSite, onGap: () => void readStart().then(setOutcome) });
  if (outcome === 'offline')
    return (
      <StateScreen
        drawing="offline"
        title={t('console.offline.title')}
        text={t('console.offline.text')}
        action={t('console.again')}
        onAction={() => readStart().then(setOutcome)}
      />
    );
  if (path === INVITATION) return <InvitationScreen />;
  if (!session) return <LoginScreen before={before.current} />;
  before.current = session.name;
  if (session.mustSetFactor) return <FactorScreen />;
  return <Frame session={session} />;
}
