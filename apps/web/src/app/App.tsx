import { changeSite, onSessionEnded, useLanguage, useStartupState, useTopic } from '@palaro/client';
import { systemTopic } from '@palaro/content/api';
import { useContentNews } from '@palaro/content/web';
import { lazyPart, toast, Toasts } from '@palaro/ui';
import { useEffect, useState } from 'react';
import { lacksCode } from './load-screen.ts';
import { Shell } from './shell/Shell.tsx';
import { readSite, type Started } from './start.ts';
import { OfflineScreen } from './states/OfflineScreen.tsx';

/** The whole site in its start-up state. A language change draws everything below again. */
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
  const again = () =>
    readSite().then((next) => {
      // The browser may remember that loading the first screen's code failed, so reload the page.
      if (next === 'ready' && outcome === 'offline' && lacksCode()) window.location.reload();
      else setOutcome(next);
    });
  // A push stream that resumes means that the network is back. Not every browser reports that
  // itself.
  const onGap = () => void (outcome === 'offline' ? again() : readSite());
  useTopic(systemTopic, { onEvent: changeSite, onGap });
  useContentNews();
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

/**
 * An open site does not need this code. The server has just said that the site is closed, so it can
 * be reached and the code can load.
 */
const ClosedScreen = lazyPart(() => import('./states/ClosedScreen.tsx'));

/** Replaces every page when there is no start-up info, or when it says that the site is closed. */
function Closed({ outcome, state, onRetry }: ClosedProps) {
  if (outcome === 'offline') return <OfflineScreen onRetry={onRetry} />;
  return <ClosedScreen state={state} onRetry={onRetry} />;
}
