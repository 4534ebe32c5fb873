import { useCall } from '@palaro/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { chatApi } from '../../chat.api.ts';
import { CHAT_POLL_MS } from '../../chat.limits.ts';

/**
 * Whether the table's chat is open, and while it is closed, whether something was said since the
 * page came or the chat was last open. A closed chat hears no push; it asks now and then.
 */
export function useChat(gameId: string) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const input = useMemo(() => ({ params: { gameId } }), [gameId]);
  const { data, refetch } = useCall(chatApi.newestChat, input, { staleMs: 0 });
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
    if (open) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask.current();
    }, CHAT_POLL_MS);
    return () => clearInterval(timer);
  }, [open]);
  return {
    open,
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
