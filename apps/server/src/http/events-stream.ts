import { addressOf } from '@palaro/verification/server';
import { refuse, tokenHolder } from '@palaro/server';
import { eventsQuery, resumed, type EventsRequest } from './events-request.ts';
import { createOpenStreams } from './open-streams.ts';
import { registerOperatorEvents } from './operator-events.ts';
import { bearerOf, readRequestInfo } from './request-info.ts';
import type { Http } from './register-calls.ts';

/** Most streams of one session (its tabs) and of one address's guests; phones share addresses. */
const STREAMS_A_SESSION = 12;
const STREAMS_AN_ADDRESS = 500;

const RETRY_AFTER_SECONDS = 60;

/**
 * `GET /api/v1/events`: one Server-Sent-Events stream a session; guests hear the public topics.
 * `Last-Event-ID` resumes without a gap for 60 s; after that the stream opens with `event: gap`.
 */
export function registerEventsStream({ app, server }: Pick<Http, 'app' | 'server'>) {
  const streams = createOpenStreams(app);
  // A stream never ends by itself, and the server would wait for it before it stops.
  server.addHook('preClose', (done) => {
    streams.stop();
    done();
  });
  listenForEnds();
  registerOperatorEvents({ app, server }, streams);

  /** Past events cannot be replayed, so every client must reconnect and reload. */
  function beginAnew() {
    streams.endAll();
    app.push.forget();
  }

  function listenForEnds() {
    app.nodeBus.on('session.ended', ({ sessionId }) => streams.endOf(sessionId));
    app.nodeBus.on('elsewhere.session', ({ sessionId }) => streams.endOf(sessionId));
    app.nodeBus.on('elsewhere.missed', beginAnew);
    app.nodeBus.on('demo.reset', () => {
      beginAnew();
      // A reset clears the bus before it tells the listeners.
      listenForEnds();
    });
  }

  server.get<EventsRequest>(
    '/api/v1/events',
    {
      schema: {
        summary:
          'Push: one Server-Sent-Events stream per session, with all topics or only those named',
        tags: ['push'],
        querystring: eventsQuery(),
      },
    },
    async (request, reply) => {
      request.info = readRequestInfo(app, request);
      const token = bearerOf(request);
      const principal = token ? await tokenHolder.of(app)(token) : undefined;
      const member = principal?.is === 'member' ? principal.member : null;
      if (member?.restricted) throw refuse('password.change_required');
      // Each holds a socket and some memory, which members need too.
      if (!member && streams.guests() >= app.site.settings['limits.guestStreams']) {
        throw refuse('try_again', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      reply.hijack();
      streams.open(reply.raw, {
        owner: member ? member.sessionId : addressOf(request.ip),
        most: member ? STREAMS_A_SESSION : STREAMS_AN_ADDRESS,
        member: member?.id ?? null,
        ...resumed(app, request),
      });
    },
  );
}

declare module '@palaro/server' {
  interface NodeEvents {
    /** The demo starts over; clients that listen to an old account must reconnect. */
    'demo.reset': Record<never, never>;
    /** A session has ended: streams close, game sessions end, caches drop it. */
    'session.ended': { sessionId: string; memberId: string; reason: string };
    /** Another node ended the session and did the rest; this node's cached copy is out of date. */
    'elsewhere.session': { sessionId: string };
    /** A session got another token or other rights: caches drop it. */
    'session.changed': { sessionId: string };
    /** The same, on another node. */
    'elsewhere.changed': { sessionId: string };
    /** News from other nodes may have been missed. */
    'elsewhere.missed': Record<never, never>;
  }
}
