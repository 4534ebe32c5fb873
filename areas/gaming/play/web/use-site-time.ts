import { useCallback, useState } from 'react';

/** The site's time in milliseconds, as near as the quickest answer or message told it. */
export function useSiteTime(at?: string) {
  const [state] = useState(() => ({ ahead: -Infinity }));
  const hear = useCallback(
    (told: number) => {
      state.ahead = Math.max(state.ahead, told - performance.now());
    },
    [state],
  );
  // Before the first drawing, as countdowns begin with it; an older instant changes nothing.
  if (at !== undefined) hear(Date.parse(at));
  const siteNow = useCallback(
    () => performance.now() + (Number.isFinite(state.ahead) ? state.ahead : 0),
    [state],
  );
  return { hear, siteNow };
}
