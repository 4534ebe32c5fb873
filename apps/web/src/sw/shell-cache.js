import { withoutStartUp } from './routes.ts';

/* Put in by the build (apps/web/scripts.config.ts). */
const shell = __SHELL__;
/** Files under a fixed name; the functions that old phones lack only where they are lacking. */
export const FILES = shell.files.concat(
  typeof structuredClone === 'undefined' ? shell.oldPhones : [],
);
const PREFIX = 'palaro-shell-';
const NAME = PREFIX + shell.version;
/** One page for every address: which screen it is, its script decides. */
const PAGE = '/m/home';
/** A page that takes longer is drawn from the cache; its calls then wait as long as they need. */
const PAGE_WAIT_MS = 4_000;

/** Keeps everything that a start without a network needs; fails as a whole. */
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
  // Of the bytes that came over the line, which these are no longer.
  headers.delete('content-encoding');
  headers.delete('content-length');
  await cache.put(PAGE, new Response(withoutStartUp(await response.text()), { headers }));
}

/** Removes what other versions kept. */
export async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.indexOf(PREFIX) === 0 && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

const kept = async (path) => {
  const cache = await caches.open(NAME);
  return cache.match(path, { ignoreVary: true });
};

/** Kept beside the answer; a full disk must not cost the visitor the answer itself. */
const keepCopy = (event, response) => {
  if (!response.ok || response.type !== 'basic') return;
  const copy = response.clone();
  const path = new URL(event.request.url).pathname;
  const write = caches.open(NAME).then((cache) => cache.put(path, copy));
  event.waitUntil(write.catch(() => undefined));
};

/** How each kind of request is answered. */
export const answers = {
  /** From the network; the kept page where that is away, slow or broken. */
  async page(event) {
    const fresh = asked(event).catch(() => undefined);
    const first = await Promise.race([fresh, after(PAGE_WAIT_MS)]);
    if (first && first.status < 500) return first;
    return (await kept(PAGE)) ?? (await fresh) ?? Response.error();
  },

  /** A hashed name never changes what it means. */
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

/** The browser may have asked already, while this worker was still starting. */
const asked = async (event) => (await event.preloadResponse) || fetch(event.request);

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
