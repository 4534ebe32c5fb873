import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '@palaro/server';
import { markReceipt } from './outbox.repository.ts';
import { isTwilios, TWILIO_RECEIPTS } from './twilio.ts';

/** Twilio's final states. Its intermediate states change nothing here. */
const ENDS: Readonly<Record<string, 'delivered' | 'failed' | undefined>> = {
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

/**
 * Routes for gateways' receipts. The signature is checked, so that nobody else can change a
 * message's state.
 */
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
      schema: { summary: 'The delivery report of an SMS, signed by Twilio', tags: ['vendor'] },
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
