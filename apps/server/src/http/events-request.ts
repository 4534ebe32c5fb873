import type { FastifyRequest } from 'fastify';
import { object, optional, text } from '@palaro/api';
import { idNumber, type App } from '@palaro/server';

/** Names separated by commas, for instance `wallet,winners,draw:649`. */
const TOPICS = '^[A-Za-z0-9_.:-]{1,64}(,[A-Za-z0-9_.:-]{1,64}){0,31}$';

/** What a page says when it opens a stream. */
export interface EventsRequest {
  Querystring: { topics?: string };
}

export const eventsQuery = () => object({ topics: optional(text({ pattern: TOPICS })) });

/** The topics that a page names (undefined: all), and the last event that it got (null: none). */
export function resumed(app: App, { query, headers }: FastifyRequest<EventsRequest>) {
  const lastId = headers['last-event-id'];
  return {
    topics: query.topics === undefined ? undefined : new Set(query.topics.split(',')),
    lastId: lastId === undefined ? null : idNumber(app.push, String(lastId)),
  };
}
