import { onSessionEnded, useLanguage, useStartupState } from '@palaro/client';
import { toast, Toasts } from '@palaro/ui';
import { useEffect, useState } from 'react';
import { Shell } from './shell/Shell.tsx';
import { readSite, type Started } from './start.ts';
import { MaintenanceScreen } from './states/MaintenanceScreen.tsx';
import { OfflineScreen } from './states/OfflineScreen.tsx';
import { RegionScreen } from './states/RegionScreen.tsx';

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
  if (outcome === 'offline') return <OfflineScreen onRetry={again} />;
  if (state === 1) return <MaintenanceScreen onRetry={again} />;
  if (state === 2) return <RegionScreen onRetry={again} />;
  return <Shell />;
}
