import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { newId, NO_SCHEMAS } from '@palaro/kernel';
import { refuse, type App, type AreaServer } from '@palaro/server';
import { createCatalogue } from './catalogue.ts';
import { registerConsoleHost } from './console-host.ts';
import { registerConsole } from './console-pages.ts';
import { registerDocs } from './docs-pages.ts';
import { registerEventsStream } from './events-stream.ts';
import { answerFailure, failureTeller } from './failure.ts';
import { answerUnreadable } from './unreadable.ts';
import { registerGate } from './gate.ts';
import { registerHealth } from './health.ts';
import { dropLostCallers } from './lost-caller.ts';
import { registerMetrics } from './metrics.ts';
import { registerInstalledApp } from './installed-app.ts';
import { registerPages } from './pages.ts';
import { registerPhoneProof } from './phone-proof.ts';
import { closeRefusedUpgrades } from './refused-upgrades.ts';
import { registerCalls } from './register-calls.ts';
import { readRequestInfo } from './request-info.ts';
import { registerSecurity } from './security.ts';
import { withUploads } from './uploads.ts';
import { compileAnswer, compileSchema, MalformedInput, waitForCompilers } from './validate.ts';

/** The largest body of a call; uploads have a separate limit. */
const BODY_MAX_BYTES = 64 * 1024;
/** A client that sends its request slower than this is cut off. */
const REQUEST_TIMEOUT_MS = 15_000;
/** Small answers cost more to compress than to send. */
const COMPRESS_FROM_BYTES = 1_024;
/**
 * Up to here an answer is compressed at once; larger ones pass through a stream, which costs more
 * than the compression of home's 15 kB.
 */
const COMPRESS_AT_ONCE_BYTES = 32 * 1024;

/** The folders of the built apps; an empty one is not served. */
interface BuiltApps {
  webDir: string;
  consoleDir?: string;
}

/** Builds the HTTP side of an App: calls, documents, push, pages. It does not listen yet. */
export async function createServer(
  app: App,
  areas: readonly AreaServer[],
  { webDir, consoleDir = '' }: BuiltApps,
): Promise<FastifyInstance> {
  const catalogue = createCatalogue(areas, () => app.site.settings['site.zone']);
  const server = fastify({
    loggerInstance: app.log as never,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    genReqId: () => newId(app.clock.now()),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Only these proxies are trusted to name the caller's address.
    trustProxy: app.config.production && ['loopback', ...app.config.trustedProxies],
    forceCloseConnections: 'idle',
    // Requests refused before their route is known get the catalogue's envelope too.
    frameworkErrors: (error, request, reply) => {
      request.info = readRequestInfo(app, request);
      void answerFailure(catalogue, error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerUnreadable(app, catalogue, error, socket),
    // Its own compilers, given below, are loaded by the first request.
    schemaController: NO_SCHEMAS,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
  }) as unknown as FastifyInstance;
  const http = { app, server, areas, catalogue };
  server.setValidatorCompiler(compileSchema);
  server.setSerializerCompiler(compileAnswer);
  dropLostCallers(server);
  closeRefusedUpgrades(server);
  waitForCompilers(server);
  server.setSchemaErrorFormatter((errors) => {
    const [first] = errors as unknown as Error[];
    return first instanceof MalformedInput ? first : new MalformedInput([]);
  });
  server.setErrorHandler((error: Error, request, reply) => {
    request.info ??= readRequestInfo(app, request);
    return answerFailure(catalogue, error, request, reply);
  });
  server.setNotFoundHandler((request, reply) => {
    request.info = readRequestInfo(app, request);
    return answerFailure(catalogue, refuse('not_found'), request, reply);
  });
  if (app.config.demo) registerGate(app, server);
  registerForms(server);
  await registerSecurity(app, server);
  registerConsoleHost(app, server);
  await server.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    syncThreshold: COMPRESS_AT_ONCE_BYTES,
    // Brotli at the quality that answers can afford takes twice the time for the same size.
    encodings: ['gzip', 'br'],
  });
  registerDocs(server, app.config);
  registerLog(server);
  registerMetrics(server, app);
  // Fastify collects routes for the documents only once the plugins above are loaded.
  await server.register((_instance, _options, done) => {
    registerHealth(app, server);
    registerEventsStream(http);
    registerCalls(http, 'calls');
    done();
  });
  await withUploads(server, (uploads) => registerCalls({ ...http, server: uploads }, 'uploads'));
  const told = failureTeller(app, catalogue);
  for (const area of areas) area.routes?.(app, server, told);
  registerInstalledApp(app, server, webDir);
  registerPhoneProof(app, server);
  await registerPages(app, server, webDir);
  await registerConsole(server, consoleDir);
  return server;
}

/** The specification sends some calls as forms; each field is text. */
function registerForms(server: FastifyInstance) {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if (!request.routeOptions.config.endpoint?.form) {
        return done(Object.assign(new Error('form'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }));
      }
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
}

/** Logs each answer by route, not by address, which may hold what people typed. */
function registerLog(server: FastifyInstance) {
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        route: request.routeOptions.url,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        member: request.principal?.is === 'member' ? request.principal.member.id : undefined,
      },
      'answered',
    );
    done();
  });
}
