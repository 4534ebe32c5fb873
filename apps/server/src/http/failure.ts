import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure, PlainCode } from '@palaro/api';
import { newId, type Language } from '@palaro/kernel';
import { LedgerUnavailable } from '@palaro/ledger';
import { Refusal, refuse, type App, type RefusalData } from '@palaro/server';
import type { ErrorCatalogue } from './catalogue.ts';
import { MalformedInput, type FieldFault } from './validate.ts';

/** The catalogue's code for each code with which Fastify refuses. */
const CODE_OF_FASTIFY: Record<string, PlainCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
};

interface Outcome {
  code: Failure['code'];
  status: number;
  data: RefusalData;
  faults: FieldFault[];
}

/**
 * Turns anything thrown into the wire's failure. Defects are logged as errors, and calls that their
 * caller has no right to as warnings.
 */
export function answerFailure(
  catalogue: ErrorCatalogue,
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const outcome = outcomeOf(catalogue, error);
  if (outcome.status >= 500 && outcome.code === 'internal') {
    request.log.error({ err: error }, 'a defect answered 500');
  }
  if (outcome.code === 'no_permission') {
    const { method, principal, routeOptions } = request;
    const member = principal?.is === 'member' ? principal.member.id : undefined;
    request.log.warn({ method, route: routeOptions.url, member }, 'a call without the right to it');
  }
  if (outcome.data.retryAfterSeconds !== undefined) {
    void reply.header('Retry-After', outcome.data.retryAfterSeconds);
  }
  return reply
    .code(outcome.status)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify(failureOf(catalogue, outcome, request.info?.language ?? 'EN', request.id)),
    );
}

/** Turns anything thrown into the same failure, for what is no request. */
export const failureTeller =
  (app: App, catalogue: ErrorCatalogue) =>
  (error: unknown, language: Language): Failure => {
    const outcome = outcomeOf(catalogue, error instanceof Error ? error : new Error(String(error)));
    const requestId = newId(app.clock.now());
    if (outcome.code === 'internal') app.log.error({ err: error, requestId }, 'a defect was told');
    return failureOf(catalogue, outcome, language, requestId);
  };

/** For failures that pass by themselves: an overload, a database that is restarting. */
const UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = 1;

function outcomeOf(catalogue: ErrorCatalogue, error: FastifyError | Error): Outcome {
  // It may have been committed or not. Sending the same request with its key again tells.
  const refused = error instanceof LedgerUnavailable ? refuse('try_again') : error;
  const outcome = outcomeOfRefused(catalogue, refused);
  if (outcome.status !== UNAVAILABLE) return outcome;
  return { ...outcome, data: { retryAfterSeconds: RETRY_AFTER_SECONDS, ...outcome.data } };
}

function outcomeOfRefused(catalogue: ErrorCatalogue, error: FastifyError | Error): Outcome {
  if (error instanceof Refusal && catalogue.has(error.code)) {
    return {
      code: error.code,
      status: catalogue.statusOf(error.code),
      data: error.data,
      faults: [],
    };
  }
  if (error instanceof MalformedInput) {
    return { code: 'malformed', status: 400, data: {}, faults: error.faults };
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  const known = 'code' in error ? CODE_OF_FASTIFY[error.code] : undefined;
  if (known) return { code: known, status: catalogue.statusOf(known), data: {}, faults: [] };
  if (status === 429) {
    return { code: 'too_many_requests', status, data: { retryAfterSeconds: 60 }, faults: [] };
  }
  if (status >= 400 && status < 500) {
    return { code: 'malformed', status: 400, data: {}, faults: [] };
  }
  return { code: 'internal', status: 500, data: {}, faults: [] };
}

function failureOf(
  catalogue: ErrorCatalogue,
  { code, data, faults }: Outcome,
  language: Language,
  requestId: string,
): Failure {
  const fields = Object.fromEntries([
    ...faults.map(({ field, key }) => [field, catalogue.fieldText(key, language)] as const),
    ...Object.entries(data.fields ?? {}).map(
      ([field, key]) => [field, catalogue.fieldText(key, language)] as const,
    ),
  ]);
  return {
    success: false,
    code,
    message: catalogue.message(code, language, data),
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...(data.data ? { data: data.data } : {}),
    ...(data.captcha ? { captcha: true as const } : {}),
    ...(data.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: data.retryAfterSeconds }),
    requestId,
  };
}
