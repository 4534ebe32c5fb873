import { useLanguage, useSession } from '@palaro/client';
import { lazyPart } from '@palaro/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { POPUP_REFRESH_MS } from '../content.limits.ts';
import type { Announcement } from '../published.api.ts';
import { readPopupFlag, writePopupFlag } from './popup-memory.ts';
import { flagFor, popupSet, popupsFor, type PopupAudience } from './popup-rules.ts';

/** Loaded only if there is a popup to show. */
const PopupPager = lazyPart(async () => {
  const pager = await import('./PopupPager.tsx');
  return { default: pager.PopupPager };
});

interface PopupsProps {
  /** The popups that home received; undefined while home is loading. */
  popups: readonly Announcement[] | undefined;
}

/** Popups for members or for guests. Their states are kept apart (POP-03, POP-05). */
export default function Popups({ popups = [] }: PopupsProps) {
  const session = useSession();
  const audience: PopupAudience = session ? 'A' : 'B';
  const mine = popupsFor(popups, audience);
  return <AudiencePopups key={audience} audience={audience} popups={mine} />;
}

interface AudiencePopupsProps {
  audience: PopupAudience;
  popups: readonly Announcement[];
}

function AudiencePopups({ audience, popups }: AudiencePopupsProps) {
  useLanguage();
  const list = useRefreshed(popups);
  const [closed, setClosed] = useState('');
  const said = JSON.stringify(popupSet(list));
  const show = list.length > 0 && closed !== said && flagFor(list, readPopupFlag(audience)).show;
  useEffect(() => {
    if (list.length > 0) writePopupFlag(audience, flagFor(list, readPopupFlag(audience)));
  }, [audience, list]);
  const close = () => {
    writePopupFlag(audience, { ...flagFor(list, null), show: false });
    setClosed(said);
  };
  // Popups wait until the page has loaded, so that they do not delay it.
  const loaded = useLoaded();
  if (!show || !loaded) return null;
  return <PopupPager popups={list} onClosed={close} />;
}

const useLoaded = (): boolean => useSyncExternalStore(onLoad, isLoaded);

const isLoaded = () => document.readyState === 'complete';

function onLoad(changed: () => void) {
  window.addEventListener('load', changed);
  return () => window.removeEventListener('load', changed);
}

/** The list as it was 500 ms after this appeared or the list changed (POP-06). */
function useRefreshed(popups: readonly Announcement[]): readonly Announcement[] {
  const [shown, setShown] = useState<readonly Announcement[]>([]);
  // Reading the same list again is not a change.
  const content = JSON.stringify(popups);
  useEffect(() => {
    const refresh = () => setShown(JSON.parse(content) as Announcement[]);
    const timer = setTimeout(refresh, POPUP_REFRESH_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return shown;
}
