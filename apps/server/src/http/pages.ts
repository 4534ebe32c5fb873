import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentImage } from '@palaro/content/api';
import { listHelpTopics, readConsolidated } from '@palaro/content/server';
import { BANNER_SIZES } from '@palaro/content/api';
import { guestHome, type GuestHome } from '@palaro/home/api';
import type { Visitor } from '@palaro/catalogue/server';
import { readGuestHome } from '@palaro/home/server';
import { isLanguage, type Language } from '@palaro/kernel';
import { regionOf, within, type App } from '@palaro/server';
import { WORKER_FILES } from './installed-app.ts';
import { deviceOf } from './request-info.ts';
import { readTemplate, type PageParts } from './page-template.ts';

/** Addresses outside `/m` that show the member app (APP-01). */
const ALIASES = ['/', '/m', '/register.html'];
/** Addresses of home (APP-01); the page carries home's data. */
const HOME = /^\/(m(\/(index(\.html)?|home)?)?)?$/;
/** Addresses of the help center (SVC-06); the page carries its topics. */
const HELP = /^\/m\/help(Detail)?\/?$/;
/** The shape of the call's reply, so that the page carries only what the call would answer. */
const GUEST_HOME: Record<string, unknown> = { ...guestHome };
/** The names of built files hold a hash of what is in them. */
const KEEP = `public, max-age=${31_536_000}, immutable`;
/** The page waits this long for its data; after that the app requests them itself. */
const DATA_WITHIN_MS = 300;

/**
 * Serves the built member app: hashed assets are cached for ever, the page never. Every address
 * under `/m` gets the same page; the page table decides which screen it shows.
 */
export async function registerPages(app: App, server: FastifyInstance, webDir: string) {
  const template = readTemplate(webDir);
  if (!template) return;
  const shared = {
    index: false as const,
    // The build writes `name.br` beside files worth compressing (apps/web/compress.config.ts).
    preCompressed: true,
    maxAge: 0,
  };
  await server.register(fastifyStatic, {
    ...shared,
    root: webDir,
    prefix: '/m/',
    wildcard: false,
    // The page itself is answered below, with its start-up data, at this address too (APP-01).
    globIgnore: ['index.html', 'assets/**', ...WORKER_FILES, '**/*.br'],
    setHeaders: (response) => void response.header('Cache-Control', 'no-cache'),
  });
  // Hundreds of files: a route for each would take a third of a second at each start.
  await server.register(fastifyStatic, {
    ...shared,
    root: join(webDir, 'assets'),
    prefix: '/m/assets/',
    decorateReply: false,
    allowedPath: (path) => !path.endsWith('.br'),
    setHeaders: (response) => void response.header('Cache-Control', KEEP),
  });
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { settings } = app.site;
    const language = languageOf(app, request);
    const path = pathOf(request);
    const visitor = {
      language,
      device: deviceOf(request.headers['user-agent'] ?? ''),
      region: regionOf(app, request),
    };
    const { startUp, picture } = await startUpParts(app, reply, { visitor, path });
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Cookie')
      .send(
        template({
          language,
          siteName: settings['site.name'],
          logo: settings.template.logo,
          minAge: settings['site.minAge'],
          themeColor: settings.template.app_background,
          path,
          startUp,
          picture,
        }),
      );
  };
  const options = { schema: { hide: true } };
  for (const path of ALIASES) server.get(path, options, show);
  server.get('/m/*', options, (request, reply) => {
    // A missing file must not answer with the page, or the app would run or draw it.
    const file = /\.(?!html$)[a-z0-9]+$/.test(pathOf(request));
    return file ? reply.callNotFound() : show(request, reply);
  });
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '';

/**
 * The language that the visitor chose on this device. The app stores it in a cookie, since a page's
 * request carries nothing else of it. A first visit gets the deployment's language.
 */
function languageOf(app: App, request: FastifyRequest): Language {
  const [, chosen] = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '') ?? [];
  return isLanguage(chosen) ? chosen : app.site.settings['site.language'];
}

/**
 * The data that the app would request first, so that the first view needs no second round trip:
 * start-up info (APP-06, APP-16), a guest's data on home, the topics in the help center.
 */
async function startUpParts(
  app: App,
  reply: FastifyReply,
  { visitor, path }: { visitor: Visitor; path: string },
): Promise<Pick<PageParts, 'startUp' | 'picture'>> {
  // Read before home, so that the push stream resumes from here: it may repeat events, not skip
  // any.
  const { language, region } = visitor;
  const site = await readConsolidated(app, region);
  const wanted = (address: RegExp) => address.test(path) && site.startupState === 0;
  const guests = wanted(HOME) ? await inTime(app, readGuestHome(app, visitor)) : null;
  const topics = wanted(HELP)
    ? await inTime(app, listHelpTopics(app, { device: 'MOBILE', language }))
    : null;
  const home = guests ? `,"home":${String(reply.serializeInput(guests, GUEST_HOME))}` : '';
  const help = topics ? `,"help":${JSON.stringify(topics)}` : '';
  return {
    startUp: `{"language":"${language}","site":${JSON.stringify(site)}${home}${help}}`,
    picture: guests && firstBanner(app, guests),
  };
}

/**
 * Home's first banner if this host serves it. It is sent early even though the visit may choose
 * another.
 */
function firstBanner(app: App, { announcements }: GuestHome): PageParts['picture'] {
  const [image] = announcements.banners[0]?.images ?? [];
  if (!image || app.site.settings['site.imageHosts'].length > 0) return null;
  const srcSet = contentImage.widths.map((width) => `${image.url}/${width}.avif ${width}w`);
  return {
    srcSet: srcSet.join(', '),
    sizes: BANNER_SIZES,
    type: 'image/avif',
    fallback: `${image.url}/${contentImage.widths[3]}.jpeg`,
  };
}

/** The data, or null where they are late or fail, because the page must be served anyway. */
function inTime<T>(app: App, reading: Promise<T>): Promise<T | null> {
  const read = reading.catch((error: unknown) => {
    app.log.warn({ err: error }, 'a page was sent without its data');
    return null;
  });
  return within(DATA_WITHIN_MS, read, null);
}
