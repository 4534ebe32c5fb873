import type { Device } from '@palaro/api';
import { createStore, useStore } from './store.ts';

const online = createStore(typeof navigator === 'undefined' || navigator.onLine !== false);

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => online.set(true));
  window.addEventListener('offline', () => online.set(false));
}

/** Whether the browser says there is a network; a call may fail all the same. */
export const useOnline = () => useStore(online);
export const onOnlineChange = (changed: (is: boolean) => void) =>
  online.subscribe(() => changed(online.get()));

const matches = (query: string) =>
  typeof window !== 'undefined' && !!window.matchMedia && window.matchMedia(query).matches;

/** Whether the page runs from the home screen rather than in a browser's tab. */
const isInstalledApp = () =>
  matches('(display-mode: standalone)') ||
  (typeof navigator !== 'undefined' && (navigator as { standalone?: boolean }).standalone === true);

/** The `Device` header: OTHERS from an installed app, else MOBILE or WEB (wire.md). */
export function device(): Device {
  if (isInstalledApp()) return 'OTHERS';
  return matches('(pointer: coarse)') ? 'MOBILE' : 'WEB';
}
