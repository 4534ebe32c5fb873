import { call, currentSession, readStored, writeStored } from '@palaro/client';
import { inboxApi } from '../inbox.api.ts';

/** The scope of the site's service worker (apps/web, installed/worker.ts). */
const SCOPE = '/m/';

/** `install`: an iPhone notifies only for sites on its home screen. */
export type PushState = 'none' | 'install' | 'blocked' | 'off' | 'on';

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const isIos = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The state of push on this device for the current member. */
export async function readPush(): Promise<PushState> {
  if (!canPush()) return isIos() ? 'install' : 'none';
  if (Notification.permission === 'denied') return 'blocked';
  const mine = readStored('pushFor') === currentSession()?.userName;
  return mine && (await subscription().catch(() => null)) ? 'on' : 'off';
}

/** Asks for permission. A browser allows this only in answer to a tap. */
export async function switchPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPush();
  const { publicKey } = await call(inboxApi.pushKey);
  const registration = await navigator.serviceWorker.ready;
  // A subscription made for another key cannot be used.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  await tellServer(made);
  writeStored('pushFor', currentSession()?.userName ?? null);
  return 'on';
}

export async function switchPushOff(): Promise<PushState> {
  writeStored('pushFor', null);
  const made = await subscription();
  if (made) {
    await call(inboxApi.unsubscribePush, { body: { endpoint: made.endpoint } });
    await made.unsubscribe();
  }
  return 'off';
}

/**
 * Call after a login. If the device's owner logs in, push resumes after the logout that ended it.
 * If anybody else logs in, push ends, so that nobody reads another member's titles.
 */
export async function resumePush(userName: string): Promise<void> {
  const owner = readStored('pushFor');
  if (owner === null || !canPush()) return;
  const made = await subscription();
  if (!made) return;
  if (owner === userName) return tellServer(made);
  writeStored('pushFor', null);
  await made.unsubscribe();
}

async function tellServer(made: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const body = { endpoint: endpoint ?? made.endpoint, keys: { p256dh, auth } };
  await call(inboxApi.subscribePush, { body });
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = window.atob(base64Url.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
