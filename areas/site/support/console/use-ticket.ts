import { call, reloadCall, useCall, type CallResult } from '@palaro/client';
import { useOperator, useWork } from '@palaro/desk';
import { useState } from 'react';
import { ticketsApi, type Talk, type TalkMessage } from '../console.api.ts';

type News = Pick<Talk, 'state' | 'distress' | 'takenBy' | 'waitingSince' | 'messages'>;

export interface OpenTicket {
  /** How the first read went. */
  read: CallResult<Talk>;
  /** The conversation as it is now; undefined until it was read. */
  talk: Talk | undefined;
  mine: boolean;
  /** Asks at once for what is new, for instance after an answer. */
  follow(): Promise<void>;
}

/** A conversation that follows by itself while this operator has it. */
export function useTicket(conversation: string): OpenTicket {
  const params = { conversation };
  const read = useCall(ticketsApi.ticket, { params, query: {} }, { staleMs: Infinity });
  const [news, setNews] = useState<News | null>(null);
  const talk =
    read.data && news ? { ...read.data, ...news, messages: joined(read.data, news) } : read.data;
  const me = useOperator()?.name;
  const follow = async () => {
    const last = talk?.messages.at(-1)?.id ?? '0';
    const next = await call(ticketsApi.ticketNews, { params, query: { after: last } });
    setNews((now) => ({ ...next, messages: [...(now?.messages ?? []), ...next.messages] }));
  };
  useWork(() => follow().catch(() => undefined), talk !== undefined);
  const again = async () => {
    await follow();
    void reloadCall(ticketsApi.tickets);
  };
  return { read, talk, mine: talk !== undefined && talk.takenBy === me, follow: again };
}

/** What came lately, each message once: two polls may bring the same one. */
function joined(talk: Talk, news: News): TalkMessage[] {
  const all = [...talk.messages, ...news.messages];
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}
