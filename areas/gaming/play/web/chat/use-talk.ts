import { call, failureMessage, setCall, useCall, useTopic } from '@palaro/client';
import { randomHex } from '@palaro/kernel';
import { toast } from '@palaro/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { chatApi, chatTopic, silenceTopic, type ChatMessage } from '../../chat.api.ts';
import { NOTHING_HEARD, withHeard } from './heard.ts';

const CLIENT_ID_BYTES = 12;

interface TalkOptions {
  /** Only an open chat reads and hears. */
  open: boolean;
  member: boolean;
  /** Told of the newest message that is shown. */
  onSeen(id: string): void;
}

/** The open chat of a table: read once, then by push, and what the member does in it. */
export function useTalk(gameId: string, { open, member, onSeen }: TalkOptions) {
  const input = useMemo(() => ({ params: { gameId } }), [gameId]);
  const topic = useMemo(() => chatTopic(gameId), [gameId]);
  const { data, error, refetch } = useCall(chatApi.chat, input, { when: open, staleMs: 0 });
  const [heard, setHeard] = useState(NOTHING_HEARD);
  useEffect(() => {
    // What a closed chat did not hear may be gone; opening reads it anew.
    if (open) setHeard(NOTHING_HEARD);
  }, [open]);
  const read = () => {
    // What was missed may be gone meanwhile, so only the answer and later news count.
    setHeard(({ removed }) => ({ said: [], removed }));
    void refetch();
  };
  const hear = useCallback(
    (message: ChatMessage) => setHeard((now) => ({ ...now, said: [...now.said, message] })),
    [],
  );
  useTopic(
    topic,
    {
      onEvent({ said, removed }) {
        if (said) hear(said);
        if (removed) setHeard((now) => ({ ...now, removed: [...now.removed, removed] }));
      },
      onGap: read,
    },
    { when: open },
  );
  useTopic(silenceTopic, { onEvent: () => void refetch() }, { when: open && member });
  const own = data?.own ?? null;
  const messages = useMemo(() => (data ? withHeard(data.messages, heard) : null), [data, heard]);
  const newest = messages?.[messages.length - 1]?.id;
  useEffect(() => {
    if (open && newest !== undefined) onSeen(newest);
  }, [open, newest, onSeen]);
  return {
    messages,
    own,
    failure: data ? null : error,
    read,
    ...useSaying(gameId, hear, () => void refetch()),
    hide: (whom: Whom, state: 'hidden' | 'shown') => void hide(gameId, whom, state),
  };
}

/** Sends messages. A text that failed keeps its id, so that sending it again says it once. */
function useSaying(gameId: string, hear: (message: ChatMessage) => void, reread: () => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [helpOffered, setHelpOffered] = useState(false);
  const draft = useRef({ text: '', clientId: '' });
  const say = async (text: string): Promise<boolean> => {
    if (draft.current.text !== text) draft.current = { text, clientId: randomHex(CLIENT_ID_BYTES) };
    try {
      const { message, ...said } = await call(chatApi.sayInChat, {
        params: { gameId },
        body: { clientId: draft.current.clientId, text },
      });
      draft.current = { text: '', clientId: '' };
      setCall(
        chatApi.chat,
        (now) => now && { ...now, own: { ...now.own, author: message.author } },
        { params: { gameId } },
      );
      hear(message);
      setRefusal(null);
      if (said.helpOffered) setHelpOffered(true);
      return true;
    } catch (error) {
      setRefusal(failureMessage(error));
      // Silenced or excluded meanwhile, perhaps: what the member may do is read again.
      reread();
      return false;
    }
  };
  return { say, refusal, helpOffered };
}

export interface Whom {
  author: string;
  name: string;
}

async function hide(gameId: string, { author, name }: Whom, state: 'hidden' | 'shown') {
  try {
    await call(chatApi.hideInChat, { params: { author }, body: { state } });
  } catch (error) {
    toast(failureMessage(error), { kind: 'error' });
    return;
  }
  setCall(
    chatApi.chat,
    (now) => {
      if (!now) return now;
      const others = now.own.hidden.filter((one) => one.author !== author);
      const hidden = state === 'hidden' ? [...others, { author, name }] : others;
      return { ...now, own: { ...now.own, hidden } };
    },
    { params: { gameId } },
  );
}

/** Reports a message; true once the site has it. */
export async function report(gameId: string, message: string): Promise<boolean> {
  try {
    await call(chatApi.reportChat, { params: { gameId, message } });
    return true;
  } catch (error) {
    toast(failureMessage(error), { kind: 'error' });
    return false;
  }
}
