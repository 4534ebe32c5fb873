// Served in place of the service worker where `site.installable` is off (docs/operations.md): it
// takes over at once, removes everything that was kept and then itself. Pages go on undisturbed.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const forget = caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => self.registration.unregister()));
});
