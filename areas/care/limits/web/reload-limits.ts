import { reloadCall } from '@palaro/client';
import { limitsApi } from '../limits.api.ts';

/** Reads the limits and their changes anew. */
export function reloadLimits(): void {
  void reloadCall(limitsApi.safety);
  void reloadCall(limitsApi.limitHistory);
}
