import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse, type Member, type PushEvent } from '@palaro/server';
import { bearerOf, readRequestInfo } from './request-info.ts';
import type { Http } from './register-calls.ts';

/** A comment that often keeps proxies from closing a quiet stream. */
const PING_MS = 20_000;
/** A reader slower than this much unread text is cut off; it resumes by its last id. */
const UNREAD_MAX_BYTES = 256 * 1024;

/** Streams of one session (its tabs) and of one address's guests; phones share addresses. */
const STREAMS_A_SESSION = 12;
const STREAMS_AN_ADDRESS = 500;

/**
 * `GET /api/v1/events`: one Server-Sent-Events stream a session; guests hear the public topics.
 * `Last-Event-ID` resumes without a gap for 60 s, else the stream opens with `event: gap`.
 */
export function registerEventsStream(http: Http) {
  const { app, server, areas } = http;
  const accounts = areas.find((area) => area.authenticate);
  const open = new Map<ServerResponse, string>();
  // A stream never ends by itself, and the server waits for every answer before it stops.
  server.addHook('preClose', (done) => {
    for (const stream of open.keys()) stream.destroy();
    done();
  });
  server.get(
    '/api/v1/events',
    { schema: { summary: 'Push: one Server-Sent-Events stream a session', tags: ['push'] } },
    async (request, reply) => {
      request.info = readRequestInfo(app, request);
      const token = bearerOf(request);
      const principal = token ? await accounts?.authenticate?.(app, token) : undefined;
      const member = principal?.is === 'member' ? principal.member : null;
      if (member?.restricted) throw refuse('password.change_required');
      openStream(http, member, open, request, reply);
    },
  );
}

function openStream(
  { app }: Http,
  listener: Member | null,
  open: Map<ServerResponse, string>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.hijack();
  const stream = reply.raw;
  const owner = listener ? listener.sessionId : request.ip;
  endOldest(open, owner, listener ? STREAMS_A_SESSION : STREAMS_AN_ADDRESS);
  open.set(stream, owner);
  const member = listener?.id ?? null;
  stream.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  const write = (event: PushEvent) => {
    stream.write(`id: ${event.id}\nevent: ${event.topic}\ndata: ${event.data}\n\n`);
    if (stream.writableLength > UNREAD_MAX_BYTES) stream.destroy();
  };
  stream.write('retry: 2000\n\n');
  const lastId = Number(request.headers['last-event-id'] ?? Number.NaN);
  if (Number.isSafeInteger(lastId)) {
    const missed = app.push.since(lastId, member);
    if (missed) missed.forEach(write);
    else stream.write(`id: ${app.push.lastId()}\nevent: gap\ndata: {}\n\n`);
  } else {
    stream.write(`id: ${app.push.lastId()}\nevent: open\ndata: {}\n\n`);
  }
  const leave = app.push.subscribe(member, write);
  const forget = app.bus.on('session.ended', (ended) => {
    if (ended.sessionId === listener?.sessionId) stream.end();
  });
  const forgetReset = app.bus.on('demo.reset', () => stream.end());
  const ping = setInterval(() => stream.write(': \n\n'), PING_MS);
  stream.on('close', () => {
    open.delete(stream);
    leave();
    forget();
    forgetReset();
    clearInterval(ping);
  });
}

/** Makes room for one more: the owner's oldest stream ends where it has too many. */
function endOldest(open: Map<ServerResponse, string>, owner: string, most: number) {
  const own = [...open].filter(([, of]) => of === owner).map(([stream]) => stream);
  for (const stream of own.slice(0, Math.max(0, own.length - most + 1))) {
    open.delete(stream);
    stream.end();
  }
}

declare module '@palaro/server' {
  interface Events {
    /** The demo begins anew: who listens to an account of before must come again. */
    'demo.reset': Record<never, never>;
    /** A session is over: streams close, game sessions end, caches forget it. */
    'session.ended': { sessionId: string; memberId: string; reason: string };
  }
}
