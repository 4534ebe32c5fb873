/** How a request is answered: the page, a hashed part of the build, a file under a fixed name. */
export type Way = 'page' | 'part' | 'file';

interface Asked {
  method: string;
  mode: string;
  url: string;
  /** Asks for a piece of a file (sound, film), which a cache cannot cut. */
  ranged: boolean;
}

/**
 * Which requests the worker answers (SVC-05). Null: none of its business. Calls, event streams,
 * pictures of content and everything of other origins go past it as if it were not there.
 */
export function wayOf({ method, mode, url, ranged }: Asked, files: readonly string[]): Way | null {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || ranged || origin !== self.location.origin) return null;
  if (pathname.indexOf('/m/') !== 0) return null;
  if (pathname.indexOf('/m/assets/') === 0) return 'part';
  if (files.indexOf(pathname) >= 0) return 'file';
  const isFile = /\.(?!html$)[a-z0-9]+$/.test(pathname);
  return mode === 'navigate' && !isFile ? 'page' : null;
}

/** What the server put into the page for one moment must not come back weeks later. */
export const withoutStartUp = (html: string) =>
  html.replace(/<script type="application\/json" id="start-up">[\s\S]*?<\/script>/, '');
