import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { vendorSettings } from '@palaro/catalogue/server';
import type { WalletStatus } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { vendorByCode, type Attempt, type Vendor, type VendorSettings } from '@palaro/vendors';
import type { WrittenAnswer } from '@palaro/vendors';
import { answerCallback } from './answer-callback.ts';
import { blankSecrets, digestOf, logMessage } from './message-log.ts';
import { countMessage } from './message-metrics.ts';
import { proveAttempt, type Proof } from './prove-attempt.ts';

type Request = Pick<FastifyRequest, 'id' | 'ip' | 'raw' | 'headers' | 'body'> & {
  params: { vendor: string };
  query: Readonly<Record<string, unknown>>;
};
interface Route {
  Params: { vendor: string };
  Querystring: Record<string, unknown>;
}

/** Vendors have no rate limit: a credit that was refused would only be sent again. */
const config = { rateLimit: false as const };

/** All routes for vendors. A vendor with a single address names the command in the message. */
const ROUTES = [
  ['POST', '/vendor/v1/:vendor/:command', 'A signed wallet command from a vendor'],
  ['POST', '/vendor/v1/:vendor', 'A signed wallet command from a vendor that uses one address'],
  [
    'GET',
    '/vendor/v1/:vendor/transactions/:transaction',
    'What became of a transaction, asked with a signature',
  ],
] as const;

/**
 * Serves `/vendor/v1/…` (docs/domain/wallet-protocol.md §2): takes raw bodies, always answers with
 * a status, and signs its answers.
 */
export function registerCallbacks(app: App, server: FastifyInstance) {
  void server.register((scope, _options, done) => {
    // The signature covers the bytes as they arrived, so nothing may parse them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    for (const [method, url, summary] of ROUTES) {
      const schema = { summary, tags: ['vendor'] };
      scope.route<Route>({
        method,
        url,
        config,
        schema,
        handler: (request, reply) => answerSigned(app, request, reply),
      });
    }
    done();
  });
}

async function answerSigned(app: App, request: Request, reply: FastifyReply) {
  const began = performance.now();
  const vendor = vendorByCode(request.params.vendor);
  const attempt = attemptOf(request);
  const refused = (status: WalletStatus) => ({ status, at: app.clock.now() });
  // An unknown vendor gets the same answer as a wrong signature, so it learns nothing.
  if (!vendor) {
    countMessage(app, { vendor: 'other', command: 'other', status: 'SIGNATURE_INVALID' });
    const { status, at } = refused('SIGNATURE_INVALID');
    return reply.send({ status, requestId: request.id, at: at.toISOString() });
  }
  const settings = await vendorSettings(app, vendor.code);
  const proof = await proveAttempt(app, vendor, settings, { attempt, ip: request.ip });
  const answer = proof.refusal
    ? refused(proof.refusal)
    : await answerCallback(app, vendor, settings, attempt);
  const command = vendor.wire.commandOf(attempt);
  const written = vendor.wire.write({
    command,
    requestId: request.id,
    answer,
    signer: proof.signer,
  });
  note(app, { vendor, settings, attempt, proof, status: answer.status, written, began });
  return reply.code(written.http).headers(written.headers).send(written.body);
}

function attemptOf({ raw, headers, body, query }: Request): Attempt {
  const [path = ''] = (raw.url ?? '').split('?');
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  return { method: raw.method ?? '', path, query, headers, body: bytes };
}

interface Noted {
  vendor: Vendor;
  settings: VendorSettings;
  attempt: Attempt;
  proof: Proof;
  status: string;
  written: WrittenAnswer;
  began: number;
}

function note(app: App, noted: Noted) {
  const { vendor, settings, attempt, proof, status, written, began } = noted;
  const { secretFields } = settings;
  const proven = proof.refusal !== 'SIGNATURE_INVALID';
  const text = Buffer.from(attempt.body).toString('utf8');
  const command = knownName(vendor, vendor.wire.commandOf(attempt));
  countMessage(app, { vendor: vendor.code, command, status });
  logMessage(app, {
    at: app.clock.now(),
    vendor: vendor.code,
    key: proof.signer?.claim.key ?? '',
    command,
    // A malformed message may contain a zero byte, which PostgreSQL's text cannot hold.
    body: proven ? blankSecrets(text, secretFields).replaceAll('\0', '') : null,
    body_digest: digestOf(attempt.body),
    status,
    answer: blankSecrets(written.body, secretFields),
    ms: Math.round(performance.now() - began),
  });
}

/** Command names that we do not know would fill the log and the metrics. */
const knownName = ({ callbacks, batches = {} }: Vendor, name: string) =>
  Object.hasOwn(callbacks, name) || Object.hasOwn(batches, name) ? name : 'other';
