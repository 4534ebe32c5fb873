import { call, isFailure, siteNow, useTopic } from '@palaro/client';
import { randomHex } from '@palaro/kernel';
import { toast } from '@palaro/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { supportApi, supportTopic } from '../support.api.ts';
import { GUEST_POLL_MS } from '../support.limits.ts';
import { guestPart, ownGuestPart } from './guest-key.ts';
import {
  draftOf,
  firstUnread,
  lastId,
  withMessages,
  withState,
  type ShownMessage,
} from './talk.ts';

const CLIENT_ID_BYTES = 12;

interface Talk {
  state: 'loading' | 'ready' | 'failed';
  messages: ShownMessage[];
  more: boolean;
  helpOffered: boolean;
  /** The first answer that was new when the conversation was opened. */
  newFrom: string | null;
}

const EMPTY: Talk = {
  state: 'loading',
  messages: [],
  more: false,
  helpOffered: false,
  newFrom: null,
};

/**
 * The visitor's conversation: loads, follows and sends messages. `member` gets push; guests poll.
 */
export function useConversation(member: boolean) {
  const [talk, setTalk] = useState<Talk>(EMPTY);
  const read = useCallback(async () => {
    try {
      const answer = await call(supportApi.conversation, { body: guestPart() });
      setTalk((now) => ({
        state: 'ready',
        messages: withMessages(now.messages, answer.messages),
        more: now.state === 'ready' ? now.more : answer.more,
        helpOffered: answer.helpOffered,
        newFrom: now.newFrom ?? firstUnread(withMessages([], answer.messages), answer.unread),
      }));
    } catch {
      // Messages already shown stay. The next attempt comes by itself or by a tap.
      setTalk((now) => (now.state === 'ready' ? now : { ...now, state: 'failed' }));
    }
  }, []);
  useFollowing(member, read, setTalk);
  useSeen(talk.messages);

  const earlier = useEarlier(talk, setTalk);
  const deliver = useDelivery(setTalk);
  const say = (text: string) => {
    const clientId = randomHex(CLIENT_ID_BYTES);
    const draft = draftOf(clientId, text, siteNow());
    setTalk((now) => ({ ...now, messages: [...now.messages, draft] }));
    void deliver(clientId, text);
  };
  const retry = ({ clientId, text }: ShownMessage) => {
    if (clientId === null) return;
    setTalk((now) => ({ ...now, messages: withState(now.messages, clientId, 'sending') }));
    void deliver(clientId, text);
  };
  const reread = () => {
    setTalk((now) => ({ ...now, state: 'loading' }));
    void read();
  };
  return { ...talk, say, retry, reread, earlier };
}

type SetTalk = (change: (now: Talk) => Talk) => void;

/** Loads the conversation and follows new messages. */
function useFollowing(member: boolean, read: () => Promise<void>, setTalk: SetTalk) {
  useEffect(() => {
    void read();
    const again = () => {
      if (document.visibilityState === 'visible') void read();
    };
    document.addEventListener('visibilitychange', again);
    const timer = member ? undefined : setInterval(again, GUEST_POLL_MS);
    return () => {
      document.removeEventListener('visibilitychange', again);
      clearInterval(timer);
    };
  }, [member, read]);
  useTopic(
    supportTopic,
    {
      onEvent: ({ message }) =>
        setTalk((now) => ({ ...now, messages: withMessages(now.messages, [message]) })),
      onGap: () => void read(),
    },
    { when: member },
  );
}

/** Tells the server how far the visitor has read. */
function useSeen(messages: ShownMessage[]) {
  const upTo = lastId(messages);
  useEffect(() => {
    if (upTo === null || document.visibilityState !== 'visible') return;
    // A failure does not matter: the next message sends the mark again.
    call(supportApi.markSeen, { body: { ...guestPart(), upTo } }).catch(() => undefined);
  }, [upTo]);
}

function useEarlier({ messages }: Talk, setTalk: SetTalk) {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    const before = messages.find(({ state }) => state === 'sent')?.id;
    if (before === undefined || busy) return;
    setBusy(true);
    try {
      const answer = await call(supportApi.conversation, { body: { ...guestPart(), before } });
      setTalk((now) => ({
        ...now,
        messages: withMessages(now.messages, answer.messages),
        more: answer.more,
      }));
    } catch (error) {
      if (isFailure(error)) toast(error.message, { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, load: () => void load() };
}

/** Sends messages one after another, so that they arrive in the order they were written. */
function useDelivery(setTalk: SetTalk) {
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (clientId: string, text: string) => {
    try {
      const body = { ...ownGuestPart(), clientId, text };
      const { messages, helpOffered } = await call(supportApi.sendMessage, { body });
      setTalk((now) => ({
        ...now,
        helpOffered,
        messages: withMessages(now.messages, messages),
      }));
    } catch (error) {
      setTalk((now) => ({ ...now, messages: withState(now.messages, clientId, 'failed') }));
      if (isFailure(error)) toast(error.message, { kind: 'error' });
    }
  };
  return (clientId: string, text: string) =>
    (line.current = line.current.then(() => send(clientId, text)));
}
