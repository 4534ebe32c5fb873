import { useCallback, useState } from 'react';

/** The site's time, as near as the quickest answer told it. */
export function useSiteTime(at: string | undefined) {
  const [state] = useState(() => ({ ahead: -Infinity }));
  const hear = useCallback(
    (told: string) => {
      state.ahead = Math.max(state.ahead, Date.parse(told) - performance.now());
    },
    [state],
  );
  // Before the first drawing, as countdowns begin with it; an older instant changes nothing.
  if (at !== undefined) hear(at);
  const siteNow = useCallback(
    () => performance.now() + (Number.isFinite(state.ahead) ? state.ahead : 0),
    [state],
  );
  return { hear, siteNow };
}
