import type { SiteValues } from './site.ts';

/** Start-up state of the specification: 0 normal, 1 maintenance, 2 region restricted (APP-06). */
export function startupState(site: Pick<SiteValues, 'maintenance' | 'regionRestriction'>) {
  if (site.maintenance) return 1;
  return site.regionRestriction ? 2 : 0;
}
