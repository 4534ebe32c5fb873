import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '@palaro/server';
import { markReceipt } from './outbox.repository.ts';
import { isTwilios, TWILIO_RECEIPTS } from './twilio.ts';

/** Ends of a message's way in Twilio's words; what is between changes nothing here. */
const ENDS: Readonly<Record<string, 'delivered' | 'failed' | undefined>> = {
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

/** Receipts of gateways: signed, so that nobody else can say what became of a message. */
export function registerReceipts(app: App, server: FastifyInstance): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.route({
      method: 'POST',
      url: TWILIO_RECEIPTS,
      schema: { summary: 'What became of an SMS, signed by Twilio', tags: ['vendor'] },
      handler: (request, reply) => answerTwilio(app, request, reply),
    });
    done();
  });
}

async function answerTwilio(app: App, request: FastifyRequest, reply: FastifyReply) {
  const fields = (request.body ?? {}) as Record<string, string>;
  const signature = request.headers['x-twilio-signature'];
  if (typeof signature !== 'string' || !isTwilios(app, fields, signature)) {
    return reply.code(403).send();
  }
  const { MessageSid: providerId, MessageStatus: status = '' } = fields;
  const state = ENDS[status];
  if (providerId && state) await markReceipt(app.db, { provider: 'twilio', providerId, state });
  return reply.code(204).send();
}
