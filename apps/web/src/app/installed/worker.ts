import { everyWindow } from './every-window.ts';

const WORKER = '/m/sw.js';
const SCOPE = '/m/';
/**
 * A worker still waiting after this time is a new version. The script that switches workers off
 * does not wait, and must not be offered.
 */
const STILL_WAITS_MS = 1_000;
/** The message that src/sw/sw.js listens for. */
const TAKE_OVER = 'take-over';

/**
 * Starts the service worker (SVC-05) and checks for newer versions. A newer version waits until
 * `offer`'s reload is called or the site's last page is closed. The page never reloads without
 * that.
 */
export async function startWorker(offer: (reload: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  const options = { scope: SCOPE, updateViaCache: 'none' } as const;
  const registration = await serviceWorker.register(WORKER, options).catch(() => retireIfGone());
  // A browser that blocks workers may return undefined.
  if (!registration) return;
  const offerIfReady = (worker: ServiceWorker | null) => {
    // Without a controller this is the first version, so there is no update to offer.
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
  // Another page has already activated it.
  if (worker.state !== 'installed') return window.location.reload();
  container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  worker.postMessage(TAKE_OVER);
}

/**
 * If the server no longer has the script, the worker is removed, because a browser would keep it
 * for ever. No answer at all is only a network failure.
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
