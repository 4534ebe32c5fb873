import type { Device } from '@palaro/api';
import { isInstalledApp, mediaMatches } from './platform.ts';
import { createStore, useStore } from './store.ts';

const online = createStore(typeof navigator === 'undefined' || navigator.onLine !== false);

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => online.set(true));
  window.addEventListener('offline', () => online.set(false));
}

/** Whether the browser reports a network; calls may still fail. */
export const useOnline = () => useStore(online);
export const onOnlineChange = (changed: (is: boolean) => void) =>
  online.subscribe(() => changed(online.get()));

/** The `Device` header: OTHERS from an installed app, else MOBILE or WEB (docs/domain/wire.md). */
export function device(): Device {
  if (isInstalledApp()) return 'OTHERS';
  return mediaMatches('(pointer: coarse)') ? 'MOBILE' : 'WEB';
}
