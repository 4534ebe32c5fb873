// What the site tells a device of its member's inbox: a title and where it is read, nothing else
// (areas/inbox/server/send-pushes.ts).

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
  // Pages of this site only, whatever was sent.
  event.waitUntil(show(/^\/m\//.test(url) ? url : INBOX));
});

function readPayload(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** The window that is open already, else a new one. */
async function show(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [open] = windows;
  if (!open) return self.clients.openWindow(url);
  try {
    await open.focus();
    return await open.navigate(url);
  } catch {
    // A page that was opened before the worker was there cannot be led by it.
    return self.clients.openWindow(url);
  }
}
