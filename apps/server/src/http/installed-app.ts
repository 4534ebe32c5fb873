import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { localeOf } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { TEMPLATE_DEFAULTS, type MobileTemplate } from '@palaro/whitelabel';

/** Scripts that the site's settings answer here, instead of files. */
export const WORKER_FILES = ['sw.js', 'sw-off.js'];

/**
 * Makes the site installable (SVC-05): the manifest from the template, and the service worker.
 * Where `site.installable` is off, phones get a worker that removes itself instead.
 */
export function registerInstalledApp(app: App, server: FastifyInstance, webDir: string): void {
  const options = { schema: { hide: true } };
  server.get('/m/manifest.webmanifest', options, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(JSON.stringify(manifestOf(app))),
  );
  const [worker, off] = WORKER_FILES.map((name) => join(webDir, name));
  if (!worker || !off || !existsSync(worker)) return;
  const sources = { on: readFileSync(worker, 'utf8'), off: readFileSync(off, 'utf8') };
  server.get('/m/sw.js', options, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(app.site.settings['site.installable'] ? sources.on : sources.off),
  );
}

function manifestOf({ site: { settings } }: App) {
  const { template } = settings;
  return {
    id: '/m/home',
    name: settings['site.name'],
    short_name: settings['site.name'],
    description: template.app_desc,
    lang: localeOf(settings['site.language']),
    start_url: '/m/home',
    scope: '/m/',
    // Browsers do not offer to install an ordinary page.
    display: settings['site.installable'] ? 'standalone' : 'browser',
    theme_color: template.app_background,
    background_color: template.app_background,
    categories: ['games'],
    icons: iconsOf(template),
  };
}

/** A deployment's icon replaces all of ours, so that a launcher cannot choose one of ours. */
function iconsOf({ pwa_icon, pwa_icon_size }: MobileTemplate) {
  const own = { src: pwa_icon, sizes: `${pwa_icon_size}x${pwa_icon_size}` };
  if (pwa_icon !== TEMPLATE_DEFAULTS.pwa_icon) return [own];
  const png = { type: 'image/png' };
  return [
    { ...own, ...png },
    { src: '/m/icon-192.png', sizes: '192x192', ...png },
    { src: '/m/icon-512.png', sizes: '512x512', ...png },
    { src: '/m/icon-maskable.png', sizes: '512x512', purpose: 'maskable', ...png },
  ];
}
