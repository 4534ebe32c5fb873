/** An installed Chrome or Chromium: `CHROME_PATH`, else one in the usual places, else null. */
export function installedBrowser(): string | null;
