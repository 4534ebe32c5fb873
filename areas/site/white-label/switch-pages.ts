import type { SwitchName } from '@palaro/whitelabel';

/**
 * The member site's pages that each switch hides. The page table is the browser's, which the server
 * does not read; tools/switches.test.ts compares the two.
 */
export const SWITCH_PAGES: Partial<Record<SwitchName, readonly string[]>> = {
  TRANSREC3: ['/m/transaction/record'],
  TRANSBETREPMEM3: ['/m/gameRecord'],
  MAILCEN: ['/m/webEmail', '/m/message'],
  FEEDBACK3: ['/m/feedback'],
};
