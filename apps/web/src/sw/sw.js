// The service worker of the member app (SVC-05). It only makes a start without a network possible.
// It takes over an open page only when that page asks. Calls never pass through it (routes.ts).
// Files named `*-events.js` beside this one handle other events.
import { wayOf } from './routes.ts';
import { answers, FILES, forgetOthers, keepShell } from './shell-cache.js';

import.meta.glob('./*-events.js', { eager: true });

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => {
  // Older Safari has no preload.
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([forgetOthers(), self.clients.claim(), preload]));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const way = wayOf({ method, mode, url, ranged: headers.has('range') }, FILES);
  if (way) event.respondWith(answers[way](event));
});
