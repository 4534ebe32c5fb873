/** The kind of answer: the page, a hashed part of the build, a file with a fixed name. */
export type Way = 'page' | 'part' | 'file';

interface Asked {
  method: string;
  mode: string;
  url: string;
  /** True for a byte-range request (sound, film), which a cache cannot serve. */
  ranged: boolean;
}

/**
 * Decides which requests the worker answers (SVC-05). Null: the worker ignores it. Calls, event
 * streams, content pictures and requests to other origins go straight to the network.
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

/**
 * Removes the start-up block, because its values are true for one moment and must not come back
 * weeks later.
 */
export const withoutStartUp = (html: string) =>
  html.replace(/<script type="application\/json" id="start-up">[\s\S]*?<\/script>/, '');
