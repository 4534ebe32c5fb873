import { useEffect } from 'react';
import {
  currentSession,
  reloadCall,
  readStored,
  setCall,
  switchOn,
  useCall,
  useSession,
  useTopic,
} from '@palaro/client';
import { randomInt } from '@palaro/kernel';
import { inboxApi, inboxTopic } from '../inbox.api.ts';

/** A broadcast reaches everybody at once; their questions after it are spread over this. */
const SPREAD_MS = 5_000;

/** Puts a count in place that an answer or a push told. */
export const hearUnread = (unread: number): void => setCall(inboxApi.unreadCount, () => unread);

/** The account that this device was asked for lately. */
let resumedFor: string | null = null;

/** A device that shows messages shows its owner's, from each login on; most devices never do. */
function resumePush(): void {
  const userName = currentSession()?.userName ?? null;
  if (userName === resumedFor) return;
  resumedFor = userName;
  if (userName === null || readStored('pushFor') === null) return;
  void import('./push-device.ts')
    .then((device) => device.resumePush(userName))
    .catch(() => {
      // Without a network it is tried again at the next visit.
    });
}

function readLater(): void {
  window.setTimeout(() => void reloadCall(inboxApi.unreadCount), randomInt(SPREAD_MS));
}

/**
 * How many messages wait unread; 0 for guests, while it is not known and with the inbox switched
 * off. A dot shows above 0 (MINE-07). It follows by push.
 */
export function useUnread(): number {
  const session = useSession();
  const when = session !== null && switchOn('MAILCEN');
  useEffect(resumePush, [session]);
  const { data = 0 } = useCall(inboxApi.unreadCount, undefined, { when });
  useTopic(
    inboxTopic,
    {
      onEvent: ({ unread }) => (unread === null ? readLater() : hearUnread(unread)),
      onGap: () => void reloadCall(inboxApi.unreadCount),
    },
    { when },
  );
  return when ? data : 0;
}
