import { everyWindow } from './every-window.ts';

const WORKER = '/m/sw.js';
const SCOPE = '/m/';
/** The script that switches workers off does not wait, and is nothing to offer. */
const STILL_WAITS_MS = 1_000;
/** The worker's own word (src/sw/sw.js). */
const TAKE_OVER = 'take-over';

/**
 * Starts the service worker (SVC-05) and looks for newer versions of it. A newer one waits until
 * `offer`'s reload is called or the site's last page is closed; nothing here reloads by itself.
 */
export async function startWorker(offer: (reload: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  const options = { scope: SCOPE, updateViaCache: 'none' } as const;
  const registration = await serviceWorker.register(WORKER, options).catch(() => retireIfGone());
  // A browser that blocks workers may answer with nothing.
  if (!registration) return;
  const offerIfReady = (worker: ServiceWorker | null) => {
    // Without a controller this is the first version, which nobody needs to be told of.
    if (worker?.state !== 'installed' || !serviceWorker.controller) return;
    setTimeout(() => {
      if (worker.state === 'installed') offer(() => takeOver(serviceWorker, worker));
    }, STILL_WAITS_MS);
  };
  offerIfReady(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => offerIfReady(worker));
  });
  everyWindow(() => void registration.update().catch(() => retireIfGone()));
}

function takeOver(container: ServiceWorkerContainer, worker: ServiceWorker): void {
  // Another page has already brought it in.
  if (worker.state !== 'installed') return window.location.reload();
  container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  worker.postMessage(TAKE_OVER);
}

/**
 * A server without the script has no use for the worker any more; a browser by itself would keep
 * it for ever. No answer at all is only a broken line.
 */
async function retireIfGone(): Promise<null> {
  const answer = await fetch(WORKER, { cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404 && answer?.status !== 410) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  return null;
}
