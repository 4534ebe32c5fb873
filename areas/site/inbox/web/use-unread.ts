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

/**
 * A broadcast reaches everybody at once, so their requests for the count are spread over this time.
 */
const SPREAD_MS = 5_000;

/** Stores a count that came with an answer or a push. */
export const hearUnread = (unread: number): void => setCall(inboxApi.unreadCount, () => unread);

/** The account that push was last resumed for. */
let resumedFor: string | null = null;

/** Resumes push at each login on a device that has it. Most devices never do. */
function resumePush(): void {
  const userName = currentSession()?.userName ?? null;
  if (userName === resumedFor) return;
  resumedFor = userName;
  if (userName === null || readStored('pushFor') === null) return;
  void import('./push-device.ts')
    .then((device) => device.resumePush(userName))
    .catch(() => {
      // Without a network, the next visit tries again.
    });
}

function readLater(): void {
  window.setTimeout(() => void reloadCall(inboxApi.unreadCount), randomInt(SPREAD_MS));
}

/**
 * How many messages are unread; 0 for guests, while loading, and if the inbox is switched off. A
 * dot shows above 0 (MINE-07). Push keeps it current.
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
