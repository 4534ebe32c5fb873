import type { SiteTime } from '@palaro/kernel';
import type { FastifyInstance } from 'fastify';
import type { Brand } from './brands.ts';
import { kasaHash, kasaMessage } from './kasa-client.ts';
import type { Seats } from './seats.ts';
import { stateOf, type Sent, type SentList } from './sent.ts';

interface ReportParts {
  brand: Brand;
  time: SiteTime;
  sent: SentList;
  seats: Seats;
}

const SKEW_SECONDS = 300;
/** Messages in one answer: a form may have 64 fields. */
const PAGE_ROWS = 40;
const STATES = { open: 'run', closed: 'end', voided: 'void', unknown: 'none' };
const DONE = '0';
const UNKNOWN_METHOD = '51';

/**
 * Answers the second dialect's questions: a round, the list of what was sent, the end of a session.
 */
export function serveKasaReports(server: FastifyInstance, parts: ReportParts): void {
  const { brand, time } = parts;
  server.post('/kasa/ask', (request, reply) => {
    const asked = new URLSearchParams(String(request.body));
    const at = new Date(Number(asked.get('time')) * 1000);
    const late = time.now().getTime() - at.getTime() > SKEW_SECONDS * 1000;
    const known = asked.get('partner') === brand.key;
    if (!known || late || asked.get('hash') !== kasaHash(asked, brand.secret)) {
      return reply.code(403).send();
    }
    time.follow(at);
    const told = new URLSearchParams({
      ...answerTo(parts, (name) => asked.get(name) ?? ''),
      request_id: asked.get('request_id') ?? '',
    });
    told.set('hash', kasaHash(told, brand.secret));
    return reply.type('application/x-www-form-urlencoded').send(told.toString());
  });
}

function answerTo({ brand, sent, seats }: ReportParts, field: (name: string) => string) {
  switch (field('method')) {
    case 'leave':
      seats.close(field('player'), field('game'));
      return { code: DONE };
    case 'round': {
      const messages = sent.ofRound(brand.vendor, field('player'), field('round'));
      return { code: DONE, state: STATES[stateOf(messages)], ...listed(messages) };
    }
    case 'list': {
      const instant = (name: string) => new Date(Number(field(name))).toISOString();
      const all = sent.between(brand.vendor, instant('from'), instant('to'));
      const start = Number(field('after'));
      const end = start + PAGE_ROWS;
      const next: Record<string, string> = end < all.length ? { next: String(end) } : {};
      return { code: DONE, ...listed(all.slice(start, end)), ...next };
    }
    default:
      return { code: UNKNOWN_METHOD };
  }
}

function listed(messages: readonly Sent[]): Record<string, string> {
  const rows = messages.map(({ vendor: _vendor, at: _at, command, ...message }, row) => {
    const form = new URLSearchParams([...kasaMessage(command, message)]);
    return [`m${row + 1}`, form.toString()] as const;
  });
  return { n: String(messages.length), ...Object.fromEntries(rows) };
}
