import { withoutStartUp } from './routes.ts';

/* The build replaces this name (apps/web/scripts.config.ts). */
const shell = __SHELL__;
/**
 * Files with fixed names. The script for old phones is included only if the browser lacks its
 * functions.
 */
export const FILES = shell.files.concat(
  typeof structuredClone === 'undefined' ? shell.oldPhones : [],
);
const PREFIX = 'palaro-shell-';
const NAME = PREFIX + shell.version;
/** The same page serves every address; its script chooses the screen. */
const PAGE = '/m/home';
/** If the page takes longer, the cached page is used. Its calls still wait as long as they need. */
const PAGE_WAIT_MS = 4_000;

/** Caches everything that a start without a network needs, or fails as a whole. */
export async function keepShell() {
  const cache = await caches.open(NAME);
  const keep = async (path, request) => {
    const response = await fetch(path, request);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response);
  };
  await Promise.all([
    ...shell.parts.map((path) => keep(path)),
    ...FILES.map((path) => keep(path, { cache: 'no-cache' })),
    keepPage(cache),
  ]);
}

async function keepPage(cache) {
  const response = await fetch(PAGE, { cache: 'no-cache', credentials: 'omit' });
  if (!response.ok) throw new Error(`${PAGE}: ${response.status}`);
  const headers = new Headers(response.headers);
  // These headers describe the compressed bytes, but the body is already decompressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  await cache.put(PAGE, new Response(withoutStartUp(await response.text()), { headers }));
}

/** Removes the caches of other versions. */
export async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.indexOf(PREFIX) === 0 && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

const kept = async (path) => {
  const cache = await caches.open(NAME);
  return cache.match(path, { ignoreVary: true });
};

/** Stores a copy without delaying the answer. A full disk must not cost the visitor the answer. */
const keepCopy = (event, response) => {
  if (!response.ok || response.type !== 'basic') return;
  const copy = response.clone();
  const path = new URL(event.request.url).pathname;
  const write = caches.open(NAME).then((cache) => cache.put(path, copy));
  event.waitUntil(write.catch(() => undefined));
};

/** Answers each kind of request. */
export const answers = {
  /** From the network, or the cached page if the network is away, slow or broken. */
  async page(event) {
    const fresh = asked(event).catch(() => undefined);
    const first = await Promise.race([fresh, after(PAGE_WAIT_MS)]);
    if (first && first.status < 500) return first;
    return (await kept(PAGE)) ?? (await fresh) ?? Response.error();
  },

  /** From the cache first, because a file with a hashed name never changes. */
  async part(event) {
    const found = await kept(new URL(event.request.url).pathname);
    if (found) return found;
    const response = await fetch(event.request);
    keepCopy(event, response);
    return response;
  },

  async file(event) {
    const response = await fetch(event.request).catch(() => undefined);
    if (!response) return (await kept(new URL(event.request.url).pathname)) ?? Response.error();
    keepCopy(event, response);
    return response;
  },
};

/** The browser may have sent the request already while this worker was starting. */
const asked = async (event) => (await event.preloadResponse) || fetch(event.request);

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
