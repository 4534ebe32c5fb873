import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { HEADERS, object, type Endpoint } from '@palaro/api';
import {
  bodyOpener,
  isFromHere,
  refuse,
  tokenHolder,
  type App,
  type AreaServer,
  type Principal,
} from '@palaro/server';
import { startupState } from '@palaro/whitelabel';
import { checkAccess } from './access.ts';
import { answerCall, type AnyHandler } from './answer-call.ts';
import { operatorOf } from './operator-calls.ts';
import type { ErrorCatalogue } from './catalogue.ts';
import { markDevice } from './device-mark.ts';
import { routeDocument } from './openapi.ts';
import {
  encryptionOf,
  hasAuthorization,
  idempotencyKeyOf,
  bearerOf,
  readRequestInfo,
} from './request-info.ts';
import { isManyUpload, readParts } from './uploads.ts';
import { bodySchema, MalformedInput, unfitFields } from './validate.ts';

/** Longer keys are refused: if they were cut, two keys could look the same. */
const IDEMPOTENCY_KEY_MAX = 200;

/** Shared by the routes of one server. */
export interface Http {
  app: App;
  server: FastifyInstance;
  areas: readonly AreaServer[];
  catalogue: ErrorCatalogue;
}

/** Calls with a file and calls without one are registered in separate parts of the server. */
type Kind = 'calls' | 'uploads';

/** Serves every call of every area: one route an endpoint, the same steps for each. */
export function registerCalls(http: Http, kind: Kind) {
  for (const area of http.areas) {
    for (const [name, endpoint] of Object.entries(area.api)) {
      if ((kind === 'uploads') !== (endpoint.upload !== undefined)) continue;
      const handler = area.handlers[name] as AnyHandler | undefined;
      if (!handler) throw new Error(`${area.name}.${name} has no handler`);
      if (!hasItsKey(endpoint))
        throw new Error(`the body of ${area.name}.${name} has no field for its key`);
      http.server.route(callRoute(http, `${area.name}.${name}`, endpoint, handler));
    }
  }
}

/** If a body could omit the key, repeats would not be recognised. */
function hasItsKey({ money, creates, body }: Endpoint): boolean {
  const repeat = money ?? creates;
  if (!repeat || typeof repeat === 'string') return true;
  if (repeat.keyedBy === HEADERS.idempotencyKey) return true;
  const { required = [] } = (body ?? {}) as { required?: readonly string[] };
  return required.includes(repeat.keyedBy);
}

function callRoute(http: Http, name: string, endpoint: Endpoint, handler: AnyHandler) {
  const url = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  const body = bodySchema(endpoint);
  return {
    method: endpoint.method,
    url,
    config: {
      endpoint,
      ...(endpoint.perMinute ? { rateLimit: { max: endpoint.perMinute } } : {}),
    },
    schema: {
      ...routeDocument(name, endpoint),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(body ? { body } : {}),
      response: answersOf(endpoint),
    },
    onRequest: async (request, reply) => {
      await admit(http, endpoint, request);
      if (request.info && endpoint.device) {
        request.info.deviceId = markDevice(http.app, request, reply);
      }
    },
    preValidation: (request) => openBody(http, endpoint, request),
    handler: (request, reply) => answerCall(http.app, { name, endpoint, handler }, request, reply),
  } satisfies RouteOptions;
}

/** A console's call answers 202 if its change waits for a second person. */
function answersOf(endpoint: Endpoint) {
  if (endpoint.csv) return { 200: { content: { 'text/csv': { schema: endpoint.reply } } } };
  const done = object({ success: { const: true } as never, value: endpoint.reply });
  return endpoint.access === 'operator' ? { 200: done, 202: done } : { 200: done };
}

/** Makes every check that needs no body, in the order of docs/domain/wire.md. */
async function admit({ app }: Http, endpoint: Endpoint, request: FastifyRequest) {
  request.info = readRequestInfo(app, request);
  if (!endpoint.alwaysOpen) {
    const state = startupState(app.site, request.info.region);
    if (state === 1) throw refuse('maintenance', { retryAfterSeconds: 60 });
    if (state === 2) throw refuse('region.blocked');
  }
  request.principal = await principalOf(app, endpoint, request);
  checkAccess(endpoint, request.principal);
  if (endpoint.switch && !app.site.switches[endpoint.switch]) throw refuse('switched_off');
  const { length = 1 } = idempotencyKeyOf(request) ?? {};
  if (length < 1 || length > IDEMPOTENCY_KEY_MAX) {
    throw new MalformedInput([{ field: HEADERS.idempotencyKey, key: 'field.length' }]);
  }
  const { moduleId } = request.info;
  const known: readonly (string | null)[] = [endpoint.moduleId, ...(endpoint.alsoModuleIds ?? [])];
  if (moduleId !== undefined && !known.includes(moduleId)) throw refuse('module_id_wrong');
}

async function principalOf(
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Principal> {
  if (endpoint.access === 'sandbox') {
    return { is: app.config.demo && isFromHere(request) ? 'sandbox' : 'guest' };
  }
  if (endpoint.access === 'operator') return operatorOf(app, endpoint, request);
  const token = bearerOf(request);
  if (token === undefined) {
    if (hasAuthorization(request) && endpoint.access !== 'anyone') throw refuse('session.ended');
    return { is: 'guest' };
  }
  try {
    return await tokenHolder.of(app)(token);
  } catch (error) {
    // An ended session may still make calls that are open to everybody, such as logging in.
    if (endpoint.access === 'anyone') return { is: 'guest' };
    throw error;
  }
}

/** Decrypts an encrypted body, reads parts, fills in a missing body, refuses unfit characters. */
async function openBody({ app }: Http, endpoint: Endpoint, request: FastifyRequest) {
  if (endpoint.encrypted) {
    const jwe = (request.body as { jwe?: unknown } | null)?.jwe;
    if (typeof jwe === 'string') {
      request.body = await bodyOpener.of(app)(jwe);
    } else if (app.site.settings['encryption.required'] || encryptionOf(request) === 'JWE') {
      throw refuse('encryption_required');
    }
  }
  if (isManyUpload(endpoint.upload)) {
    const { fields, files } = await readParts(request, endpoint.upload);
    request.body = fields;
    request.sentFiles = files;
  }
  // If all fields of an endpoint's body are optional, the body may be missing.
  if (endpoint.body && (request.body === undefined || request.body === null)) request.body = {};
  const unfit = unfitFields([request.body, request.params, request.query]);
  if (unfit.length > 0) throw new MalformedInput(unfit);
}
