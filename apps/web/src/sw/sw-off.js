// Served instead of the service worker if `site.installable` is off (docs/operations.md). It takes
// over at once and removes all caches and then itself. Open pages go on undisturbed.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const forget = caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => self.registration.unregister()));
});
