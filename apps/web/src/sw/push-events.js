// Shows push notifications of the member's inbox. They contain only a title and the address where
// it is read (areas/site/inbox/server/send-pushes.ts).

const INBOX = '/m/webEmail';

self.addEventListener('push', (event) => {
  const { title, url = INBOX, tag } = readPayload(event.data);
  if (!title) return;
  const look = { icon: '/m/icon-192.png', badge: '/m/icon-96.png' };
  event.waitUntil(self.registration.showNotification(title, { ...look, tag, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url = INBOX } = event.notification.data ?? {};
  // Opens only pages of this site, whatever address was sent.
  event.waitUntil(show(url.startsWith('/m/') ? url : INBOX));
});

function readPayload(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** Shows the address in an open window or, without one, in a new window. */
async function show(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [open] = windows;
  if (!open) return self.clients.openWindow(url);
  try {
    await open.focus();
    return await open.navigate(url);
  } catch {
    // A worker cannot navigate a page that was opened before the worker existed.
    return self.clients.openWindow(url);
  }
}
