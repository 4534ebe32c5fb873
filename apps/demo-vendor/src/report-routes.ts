import type { SiteTime } from '@palaro/kernel';
import type { FastifyInstance } from 'fastify';
import { answerSigned, json } from './answer-signed.ts';
import type { Brand } from './brands.ts';
import type { Seats } from './seats.ts';
import { stateOf, type Sent, type SentList } from './sent.ts';

interface ReportParts {
  brands: readonly Brand[];
  time: SiteTime;
  sent: SentList;
  seats: Seats;
}

/** Rows on one page of the statement. */
const PAGE_ROWS = 200;
const COLUMNS = [
  'command',
  'at',
  'member',
  'currency',
  'game',
  'round',
  'transaction',
  'amount',
  'target',
  'final',
] as const;

const VENDOR = 'DEMO';

/**
 * Answers the site's questions in the house protocol: a round, the statement, the end of a session.
 */
export function serveReports(server: FastifyInstance, parts: ReportParts): void {
  const { brands, time, sent, seats } = parts;
  const seamless = { time, brands: brands.filter(({ vendor }) => vendor === VENDOR) };

  server.get<{ Querystring: Record<string, unknown> }>('/round', (request, reply) =>
    answerSigned(seamless, request, reply, () => {
      const { member, round } = request.query;
      const messages = sent.ofRound(VENDOR, String(member), String(round));
      const told = messages.map(({ vendor: _vendor, ...message }) => message);
      return json({ status: 'OK', state: stateOf(messages), messages: told });
    }),
  );

  server.get<{ Querystring: Record<string, unknown> }>('/statement', (request, reply) =>
    answerSigned(seamless, request, reply, () => {
      const { from, to, cursor = '0' } = request.query;
      const rows = sent.between(VENDOR, String(from), String(to));
      const start = Number(cursor);
      const end = start + PAGE_ROWS;
      // The last line proves that nothing was cut off on the way.
      const last = end < rows.length ? `#next,${end}` : '#end';
      const lines = [COLUMNS.join(','), ...rows.slice(start, end).map(lineOf), last];
      return { type: 'text/csv', text: `${lines.join('\r\n')}\r\n` };
    }),
  );

  server.post('/session/close', (request, reply) =>
    answerSigned(parts, request, reply, (body) => {
      const { member, game } = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
      seats.close(String(member), String(game));
      return json({ status: 'OK' });
    }),
  );
}

/** Our values are ids, codes, amounts and instants, none of which contains a comma or a quote. */
const lineOf = (sent: Sent) => COLUMNS.map((name) => String(sent[name] ?? '')).join(',');
