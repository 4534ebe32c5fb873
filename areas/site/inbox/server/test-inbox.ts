import { createHash } from 'node:crypto';
import { newId, plusSeconds, randomToken, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { given, testApp } from '@palaro/testkit';
import type { Message } from '../inbox.api.ts';
import { insertConsent } from './consents.repository.ts';
import type { MessageBody } from './inbox.tables.ts';

export const WORDS: MessageBody = {
  title: { EN: 'News', TY: 'Balita' },
  content: { EN: '<p>Something new</p>', TY: '<p>May bago</p>' },
};

interface Answer<T> {
  status: number;
  code?: string;
  value: T;
}

export interface Inbox {
  list: Message[];
  total: number;
  totalPages: number;
  pageNum: number;
  unread: number;
  nextCursor: string | null;
}

const PATH = '/wps/relay/CSP_getInbox';

/** A demo site with short helpers for tests of messages. */
export async function inboxSite({ tasks }: { tasks?: 'none' } = {}) {
  const site = await testApp({ demo: true, ...(tasks ? { tasks } : {}) });
  const { app, url } = site;

  async function call<T>(
    token: string | undefined,
    method: string,
    path: string,
    body?: object,
    language = 'EN',
  ) {
    const response = await fetch(url + path, {
      method,
      headers: {
        Language: language,
        ...(path.startsWith('/wps/relay') ? { ModuleId: 'INBOX3' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, ...((await response.json()) as object) } as Answer<T>;
  }

  return {
    app,
    call,
    stop: site.stop,
    runTasks: site.runTasks,
    advance: site.advance,
    login: site.login,
    tokens: site.tokens,
    /** A new member with a session, made without a login so that no welcome message is written. */
    async member(type = 0): Promise<{ id: MemberId; token: string }> {
      const id = await given(app).member({ type });
      return { id, token: await sessionOf(app, id) };
    },
    /** Another session, for use after the first has expired. */
    session: (id: MemberId) => sessionOf(app, id),
    /** The inbox events that the member's screens receive from now on. */
    hear(id: MemberId | null) {
      const heard: string[] = [];
      let tell = () => {};
      const leave = app.push.subscribe(
        id,
        ({ data }) => {
          heard.push(data);
          tell();
        },
        new Set(['inbox']),
      );
      /** Waits until this many events have arrived. */
      const until = (count: number) =>
        new Promise<string[]>((resolve) => {
          tell = () => heard.length >= count && resolve(heard);
          tell();
        });
      return { heard, until, leave };
    },
    inbox: async (token: string, query = '', language = 'EN') =>
      (await call<Inbox>(token, 'GET', PATH + query, undefined, language)).value,
    unread: async (token: string) =>
      (await call<number>(token, 'GET', '/wps/relay/CSP_unreadCount')).value,
    change: (token: string, method: 'PUT' | 'DELETE', id: string) =>
      call<{ unread: number }>(token, method, `${PATH}/${id}`),
    agree: (id: MemberId) => insertConsent(app.db, id, true, app.clock.now()),
    count: async (table: string) =>
      Number((await app.pool.query<{ n: string }>(`select count(*) n from ${table}`)).rows[0]?.n),
  };
}

/** Creates a session directly, because a login is slow on purpose. */
async function sessionOf({ clock, pool }: App, member: MemberId): Promise<string> {
  const token = randomToken();
  const now = clock.now();
  await pool.query(
    `insert into session (id, token_hash, member_id, kind, gateway, device, user_agent, ip,
       created_at, last_used_at, idle_until, absolute_until)
     values ($1, $2, $3, 'PL', 3, 'MOBILE', 'test', '127.0.0.1', $4, $4, $5, $5)`,
    [newId(now), createHash('sha256').update(token).digest(), member, now, plusSeconds(now, YEAR)],
  );
  return token;
}
const YEAR = 366 * 86_400;

export type InboxSite = Awaited<ReturnType<typeof inboxSite>>;
