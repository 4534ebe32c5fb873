import type { Settings } from './settings.ts';
import type { SiteValues } from './site.ts';

/** Whether the site answers visitors of this country; an unknown one is empty. */
const answersRegion = (regions: Settings['site.regions'], region: string) =>
  regions.length === 0 || regions.includes(region);

/** As much of the deployment's values as decides; a browser knows no more. */
interface Known extends Pick<SiteValues, 'maintenance' | 'regionRestriction'> {
  settings: Partial<Pick<Settings, 'site.regions'>>;
}

/**
 * Start-up state of the specification for a visitor of this country: 0 normal, 1 maintenance, 2
 * region restricted (APP-06, docs/domain/responsible-gaming.md §5).
 */
export function startupState(site: Known, region: string): 0 | 1 | 2 {
  if (site.maintenance) return 1;
  const answered = answersRegion(site.settings['site.regions'] ?? [], region);
  return site.regionRestriction || !answered ? 2 : 0;
}
