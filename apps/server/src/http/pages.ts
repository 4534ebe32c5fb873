import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentImage } from '@palaro/content/api';
import { listHelpTopics, readConsolidated } from '@palaro/content/server';
import { BANNER_SIZES, guestHome, type GuestHome } from '@palaro/home/api';
import { readGuestHome } from '@palaro/home/server';
import { isLanguage, type Language } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { WORKER_FILES } from './installed-app.ts';
import { readTemplate, type PageParts } from './page-template.ts';

/** Addresses outside `/m` that show the member app (APP-01). */
const ALIASES = ['/', '/m', '/register.html'];
/** Addresses of home (APP-01): the page brings home's data along. */
const HOME = /^\/(m(\/(index(\.html)?|home)?)?)?$/;
/** Addresses of the help center (SVC-06): the page brings its topics along. */
const HELP = /^\/m\/help(Detail)?\/?$/;
/** By the call's own shape: what it would not answer does not travel inside the page either. */
const GUEST_HOME: Record<string, unknown> = { ...guestHome };
const YEAR_SECONDS = 31_536_000;
/** A page does not wait longer than this for its data; the app then asks for them itself. */
const DATA_WITHIN_MS = 300;

/**
 * Serves the built member app: hashed assets for ever, the page itself never from a cache. Every
 * address under `/m` answers with the page; which screen it is, the page table decides.
 */
export async function registerPages(app: App, server: FastifyInstance, webDir: string) {
  const template = readTemplate(webDir);
  if (!template) return;
  await server.register(fastifyStatic, {
    root: webDir,
    prefix: '/m/',
    wildcard: false,
    index: false,
    globIgnore: [...WORKER_FILES, '**/*.br'],
    // The build has written `name.br` beside what is worth it (apps/web/compress.config.ts).
    preCompressed: true,
    maxAge: 0,
    setHeaders: (response, path) => {
      const immutable = path.includes(`${webDir}/assets/`);
      void response.header(
        'Cache-Control',
        immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { settings } = app.site;
    const language = languageOf(app, request);
    const path = pathOf(request);
    const { startUp, picture } = await startUpParts(app, reply, { language, path });
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Cookie')
      .send(
        template({
          language,
          siteName: settings['site.name'],
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
    // A missing file must not answer with a page: the app would try to run it, or draw it.
    const file = /\.(?!html$)[a-z0-9]+$/.test(pathOf(request));
    return file ? reply.callNotFound() : show(request, reply);
  });
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '';

/**
 * The language that the visitor chose on this device, which the app repeats in a cookie since a
 * page's request carries nothing else of it; at a first visit the deployment's.
 */
function languageOf(app: App, request: FastifyRequest): Language {
  const [, chosen] = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '') ?? [];
  return isLanguage(chosen) ? chosen : app.site.settings['site.language'];
}

/**
 * What the app would ask first, so that the first sight needs no second round trip: start-up info
 * (APP-06, APP-16), on home what a guest would be answered, in the help center its topics.
 */
async function startUpParts(
  app: App,
  reply: FastifyReply,
  { language, path }: { language: Language; path: string },
): Promise<Pick<PageParts, 'startUp' | 'picture'>> {
  // Before home is read: the push stream goes on from where it says, and repeats rather than skips.
  const site = readConsolidated(app);
  const wanted = (address: RegExp) => address.test(path) && site.startupState === 0;
  const guests = wanted(HOME) ? await inTime(app, readGuestHome(app, language)) : null;
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

/** Home's first banner, where it comes from this host: which other a visit takes is its choice. */
function firstBanner(app: App, { announcements }: GuestHome): PageParts['picture'] {
  const [image] = announcements.banners[0]?.images ?? [];
  if (!image || app.site.settings['site.imageHosts'].length > 0) return null;
  const srcSet = contentImage.widths.map((width) => `${image.url}/${width}.avif ${width}w`);
  return {
    srcSet: srcSet.join(', '),
    sizes: BANNER_SIZES,
    type: 'image/avif',
    fallback: `${image.url}/${contentImage.widths[1]}.jpeg`,
  };
}

/** What is read, or null where it is late or cannot be: the page must come all the same. */
async function inTime<T>(app: App, reading: Promise<T>): Promise<T | null> {
  let late: NodeJS.Timeout | undefined;
  const given = new Promise<null>((resolve) => {
    late = setTimeout(() => resolve(null), DATA_WITHIN_MS);
  });
  const read = reading.catch((error: unknown) => {
    app.log.warn({ err: error }, 'a page went out without its data');
    return null;
  });
  return Promise.race([read, given]).finally(() => clearTimeout(late));
}
