import { useEffect, useState } from 'react';

/** What is over for longer than this without news: the page is behind. */
export const SILENT_MS = 4_000;

interface Watched {
  /** What the news are about; another one starts the watch anew. */
  of: unknown;
  /** When it ends by what the page knows, in milliseconds of the site; null if nobody can say. */
  endsAt: number | null;
  /** It is read again this often, also while nothing is overdue. */
  everyMs: number;
  siteNow(): number;
  read(): void;
}

/** Whether news of a table or a room are overdue; reads it again then, and now and then. */
export function useSilent({ of, endsAt, everyMs, siteNow, read }: Watched): boolean {
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    setSilent(false);
    let readAt = performance.now();
    const timer = setInterval(() => {
      const late = endsAt !== null && siteNow() - endsAt > SILENT_MS;
      setSilent(late);
      if (performance.now() - readAt < (late ? SILENT_MS : everyMs)) return;
      readAt = performance.now();
      read();
    }, 1_000);
    return () => clearInterval(timer);
    // `read` is made anew with each render; what is watched decides when the watch starts again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [of, endsAt, everyMs, siteNow]);
  return silent;
}
