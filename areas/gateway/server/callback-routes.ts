import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '@palaro/server';
import { vendorByCode, type Attempt, type Vendor } from '@palaro/vendors';
import type { WalletAnswer } from '@palaro/wallet/server';
import { answerBody } from './answer-body.ts';
import { answerCallback } from './answer-callback.ts';
import { answerQuestion } from './answer-question.ts';
import { blankSecrets, digestOf, logMessage } from './message-log.ts';
import { proveAttempt, type Proof } from './prove-attempt.ts';

interface Params {
  vendor: string;
  command: string;
  transaction: string;
}
type Request = FastifyRequest<{ Params: Params; Querystring: { member?: unknown } }>;

/** Vendors are not limited by address: a held back credit would only come again. */
const config = { rateLimit: false as const };

/** `/vendor/v1/…` (wallet-protocol.md §2): raw bodies, always 200 with a status, signed answers. */
export function registerCallbacks(app: App, server: FastifyInstance) {
  void server.register((scope, _options, done) => {
    // The signature covers the bytes as they came, so nothing may parse them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<{ Params: Params }>(
      '/vendor/v1/:vendor/:command',
      { config, schema: { summary: 'A wallet command of a vendor, signed', tags: ['vendor'] } },
      (request, reply) =>
        answerSigned(app, request, reply, request.params.command, (vendor, attempt) =>
          answerCallback(app, vendor, request.params.command, attempt).then((answer) =>
            answerBody(answer, request.id),
          ),
        ),
    );
    scope.get<{ Params: Params; Querystring: { member?: unknown } }>(
      '/vendor/v1/:vendor/transactions/:transaction',
      { config, schema: { summary: 'What became of a transaction, signed', tags: ['vendor'] } },
      (request, reply) =>
        answerSigned(app, request, reply, 'transactions', (vendor) =>
          answerQuestion(app, vendor, {
            transaction: request.params.transaction,
            member: request.query.member,
            requestId: request.id,
          }),
        ),
    );
    done();
  });
}

type WireAnswer = Record<string, unknown> & { status: string };
type Answering = (vendor: Vendor, attempt: Attempt) => Promise<WireAnswer>;

async function answerSigned(
  app: App,
  request: Pick<Request, 'id' | 'raw' | 'headers' | 'body'> & { params: Params },
  reply: FastifyReply,
  command: string,
  answering: Answering,
) {
  const began = performance.now();
  const vendor = vendorByCode(request.params.vendor);
  const attempt = attemptOf(request);
  const refused = (status: WalletAnswer['status']) =>
    answerBody({ status, at: app.clock.now() }, request.id);
  void reply.type('application/json; charset=utf-8');
  // A name that is no vendor learns no more than a wrong signature would.
  if (!vendor) return JSON.stringify(refused('SIGNATURE_INVALID'));
  const proof = await proveAttempt(app, vendor, attempt);
  const answer = proof.refusal ? refused(proof.refusal) : await answering(vendor, attempt);
  const body = JSON.stringify(answer);
  if (proof.claim && proof.secret) {
    void reply.headers(vendor.wire.signAnswer(proof.claim, proof.secret, body));
  }
  note(app, { vendor, command, attempt, proof, status: answer.status, body, began });
  return body;
}

function attemptOf({ raw, headers, body }: Pick<Request, 'raw' | 'headers' | 'body'>): Attempt {
  const [path = ''] = (raw.url ?? '').split('?');
  return { path, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
}

interface Noted {
  vendor: Vendor;
  command: string;
  attempt: Attempt;
  proof: Proof;
  status: string;
  body: string;
  began: number;
}

function note(app: App, { vendor, command, attempt, proof, status, body, began }: Noted) {
  const { secretFields } = vendor.settings;
  const proven = proof.refusal === null || proof.refusal !== 'SIGNATURE_INVALID';
  const text = Buffer.from(attempt.body).toString('utf8');
  logMessage(app, {
    at: app.clock.now(),
    vendor: vendor.code,
    key: proof.claim?.key ?? '',
    command: Object.hasOwn(vendor.callbacks, command) ? command : 'other',
    // PostgreSQL's text cannot hold a zero byte, which a malformed message may have.
    body: proven ? blankSecrets(text, secretFields).replaceAll('\0', '') : null,
    body_digest: digestOf(attempt.body),
    status,
    answer: blankSecrets(body, secretFields),
    ms: Math.round(performance.now() - began),
  });
}
