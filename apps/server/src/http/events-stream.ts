import { object, optional, text } from '@palaro/api';
import { idNumber, refuse } from '@palaro/server';
import { createOpenStreams } from './open-streams.ts';
import { bearerOf, readRequestInfo } from './request-info.ts';
import type { Http } from './register-calls.ts';

/** Streams of one session (its tabs) and of one address's guests; phones share addresses. */
const STREAMS_A_SESSION = 12;
const STREAMS_AN_ADDRESS = 500;

/** Names with commas between them, for instance `wallet,winners,draw:649`. */
const TOPICS = '^[A-Za-z0-9_.:-]{1,64}(,[A-Za-z0-9_.:-]{1,64}){0,31}$';

/**
 * `GET /api/v1/events`: one Server-Sent-Events stream a session; guests hear the public topics.
 * `Last-Event-ID` resumes without a gap for 60 s, else the stream opens with `event: gap`.
 */
export function registerEventsStream({ app, server, areas }: Http) {
  const accounts = areas.find((area) => area.authenticate);
  const streams = createOpenStreams(app);
  // A stream never ends by itself, and the server waits for every answer before it stops.
  server.addHook('preClose', (done) => {
    streams.stop();
    done();
  });
  listenForEnds();

  /** What was told so far is no longer to be had: all come again, and read anew. */
  function beginAnew() {
    streams.endAll();
    app.push.forget();
  }

  function listenForEnds() {
    app.bus.on('session.ended', ({ sessionId }) => streams.endOf(sessionId));
    app.bus.on('elsewhere.session', ({ sessionId }) => streams.endOf(sessionId));
    app.bus.on('elsewhere.missed', beginAnew);
    app.bus.on('demo.reset', () => {
      beginAnew();
      // A reset clears the bus before its listeners hear of it.
      listenForEnds();
    });
  }

  server.get<{ Querystring: { topics?: string } }>(
    '/api/v1/events',
    {
      schema: {
        summary: 'Push: one Server-Sent-Events stream a session, of all topics or of those named',
        tags: ['push'],
        querystring: object({ topics: optional(text({ pattern: TOPICS })) }),
      },
    },
    async (request, reply) => {
      request.info = readRequestInfo(app, request);
      const token = bearerOf(request);
      const principal = token ? await accounts?.authenticate?.(app, token) : undefined;
      const member = principal?.is === 'member' ? principal.member : null;
      if (member?.restricted) throw refuse('password.change_required');
      const { topics } = request.query;
      const lastId = request.headers['last-event-id'];
      reply.hijack();
      streams.open(reply.raw, {
        owner: member ? member.sessionId : request.ip,
        most: member ? STREAMS_A_SESSION : STREAMS_AN_ADDRESS,
        member: member?.id ?? null,
        topics: topics === undefined ? undefined : new Set(topics.split(',')),
        lastId: lastId === undefined ? null : idNumber(app.push, String(lastId)),
      });
    },
  );
}

declare module '@palaro/server' {
  interface Events {
    /** The demo begins anew: who listens to an account of before must come again. */
    'demo.reset': Record<never, never>;
    /** A session is over: streams close, game sessions end, caches forget it. */
    'session.ended': { sessionId: string; memberId: string; reason: string };
    /** Another node ended it and did what belongs to that: what this one knows of it is old. */
    'elsewhere.session': { sessionId: string };
    /** What other nodes told meanwhile was not heard. */
    'elsewhere.missed': Record<never, never>;
  }
}
