import { switchOn, t, useCall, useTopic } from '@palaro/client';
import { toast } from '@palaro/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { chatApi, chatOpenTopic } from '../../chat.api.ts';
import { CHAT_POLL_MS } from '../../chat.limits.ts';

/**
 * Whether the table's chat is open, and while it is closed, whether something was said since the
 * page came or the chat was last open. A closed chat hears nothing of what is said; it asks now and
 * then. `there` is false where operators have closed it, for all tables or for this one.
 */
export function useChat(gameId: string) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const input = useMemo(() => ({ params: { gameId } }), [gameId]);
  const on = switchOn('TABLECHAT');
  const { data, refetch } = useCall(chatApi.newestChat, input, { staleMs: 0, when: on });
  const [told, setTold] = useState<boolean | null>(null);
  useTopic(chatOpenTopic, {
    onEvent: (news) => news.gameId === gameId && setTold(news.open),
    onGap() {
      setTold(null);
      void refetch();
    },
  });
  // What was told is newer than an answer that was on its way.
  const there = on && (told ?? data?.open ?? true);
  useEffect(() => {
    if (there || !open) return;
    setOpen(false);
    toast(t('play.chat_gone'), { kind: 'notice' });
  }, [there, open]);
  const [seen, setSeen] = useState<string | null>(null);
  const newest = data ? (data.id ?? '0') : null;
  useEffect(() => {
    if (newest !== null) setSeen((now) => now ?? newest);
  }, [newest]);
  const ask = useRef(refetch);
  useEffect(() => {
    ask.current = refetch;
  });
  useEffect(() => {
    if (open || !on) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask.current();
    }, CHAT_POLL_MS);
    return () => clearInterval(timer);
  }, [open, on]);
  return {
    open: open && there,
    there,
    /** Whether it was ever open: its code is loaded then. */
    opened,
    unread: !open && isNewer(newest, seen),
    toggle: useCallback(() => {
      setOpened(true);
      setOpen((is) => !is);
    }, []),
    close: useCallback(() => setOpen(false), []),
    /** The newest message that the open chat shows. */
    see: useCallback((id: string) => setSeen((now) => (isNewer(id, now ?? '0') ? id : now)), []),
  };
}

const isNewer = (id: string | null, than: string | null) =>
  id !== null && than !== null && Number(id) > Number(than);
