import { isTrial, mediaMatches, pageExists, switchOn } from '@palaro/client';
import { LatestMovements } from '@palaro/records/web';
import { useSyncExternalStore } from 'react';
import type { Mine } from './use-mine.ts';

/**
 * From this width on the page has more room than its entries need (docs/domain/design.md, Desktop).
 */
const WIDE = '(min-width: 1024px)';
const RECORD = '/m/transaction/record';

/**
 * The latest account entries, if the account record can be opened. A phone loads none of this code.
 */
export function LatestOnWide({ mine: { session } }: { mine: Mine }) {
  const wide = useWide();
  // Play money has no account record.
  const kept = session !== null && !isTrial(session);
  if (!wide || !kept || !switchOn('TRANSREC3') || !pageExists(RECORD)) return null;
  return <LatestMovements />;
}

function subscribe(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

const useWide = () => useSyncExternalStore(subscribe, () => mediaMatches(WIDE));
