import { changeSite, onSessionEnded, useLanguage, useStartupState, useTopic } from '@palaro/client';
import { systemTopic } from '@palaro/content/api';
import { lazyPart, toast, Toasts } from '@palaro/ui';
import { useEffect, useState } from 'react';
import { Shell } from './shell/Shell.tsx';
import { readSite, type Started } from './start.ts';
import { OfflineScreen } from './states/OfflineScreen.tsx';

/** The whole site in its start-up state; everything below is drawn again on a language change. */
export function App({ started }: { started: Started }) {
  useLanguage();
  useEffect(
    () => onSessionEnded((failure) => toast(failure.message, { kind: 'notice' })) as () => void,
    [],
  );
  return (
    <>
      <Site started={started} />
      <Toasts />
    </>
  );
}

function Site({ started }: { started: Started }) {
  const [outcome, setOutcome] = useState(started);
  const state = useStartupState();
  const again = () => readSite().then(setOutcome);
  useTopic(systemTopic, { onEvent: changeSite, onGap: () => void readSite() });
  if (outcome === 'ready' && state === 0) return <Shell />;
  return (
    <main>
      <Closed outcome={outcome} state={state} onRetry={again} />
    </main>
  );
}

interface ClosedProps {
  outcome: Started;
  state: number;
  onRetry(): Promise<unknown>;
}

/** What an open site does not need; that it is closed was heard from the server, so it is there. */
const ClosedScreen = lazyPart(() => import('./states/ClosedScreen.tsx'));

/** In place of every page: there is no start-up info, or it says that the site is closed. */
function Closed({ outcome, state, onRetry }: ClosedProps) {
  if (outcome === 'offline') return <OfflineScreen onRetry={onRetry} />;
  return <ClosedScreen state={state} onRetry={onRetry} />;
}
