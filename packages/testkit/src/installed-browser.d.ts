/** An installed Chrome or Chromium: `CHROME_PATH`, else the usual places; null where none is. */
export function installedBrowser(): string | null;
