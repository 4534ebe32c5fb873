import { workTopic } from '@palaro/api';
import { cookieOf, operatorHolder, OPERATOR_COOKIE, OPERATORS, refuse } from '@palaro/server';
import { eventsQuery, resumed, type EventsRequest } from './events-request.ts';
import type { createOpenStreams } from './open-streams.ts';
import type { Http } from './register-calls.ts';

/** Most streams of one session: its tabs. */
const STREAMS_A_SESSION = 12;
/** A session that ends by time is noticed within this time. */
const CHECKED_EVERY_MS = 30_000;

/**
 * `GET /console/api/events`: the console's stream, with what everybody hears and the topics of
 * operators. It neither counts as use of the session nor outlives it.
 */
export function registerOperatorEvents(
  { app, server }: Pick<Http, 'app' | 'server'>,
  streams: ReturnType<typeof createOpenStreams>,
) {
  server.get<EventsRequest>(
    '/console/api/events',
    {
      schema: {
        summary: 'Push for operators: what everybody hears, and that waiting work has changed',
        tags: ['push'],
        querystring: eventsQuery(),
      },
    },
    async (request, reply) => {
      const token = cookieOf(app, request, OPERATOR_COOKIE);
      if (token === undefined) throw refuse('not_logged_in');
      const holder = () =>
        operatorHolder.of(app)({
          token,
          csrf: undefined,
          reads: true,
          unattended: true,
          ip: request.ip,
        });
      const { sessionId, mustSetFactor } = await holder();
      if (mustSetFactor) throw refuse('console.forbidden');
      reply.hijack();
      streams.open(reply.raw, {
        owner: `operator:${sessionId}`,
        most: STREAMS_A_SESSION,
        member: OPERATORS,
        ...resumed(app, request),
      });
      const check = () => void holder().catch(() => streams.endOf(`operator:${sessionId}`));
      const timer = setInterval(check, CHECKED_EVERY_MS);
      timer.unref();
      // Whoever ends a session makes a call, and every node hears of it.
      const leave = app.push.subscribe(OPERATORS, check, new Set([workTopic.name]));
      reply.raw.on('close', () => {
        clearInterval(timer);
        leave();
      });
    },
  );
}
