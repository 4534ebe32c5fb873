import type { SwitchName } from '@palaro/whitelabel';

/**
 * The member site's pages that each switch hides. The page table is the browser's, which the server
 * does not read; tools/switches.test.ts compares the two.
 */
export const SWITCH_PAGES: Partial<Record<SwitchName, readonly string[]>> = {
  DEPOSIT: ['/m/voucherCenter'],
  WITHDRAW: ['/m/withdraw', '/m/turnover'],
  REWCEN3: [
    '/m/startLottery',
    '/m/moreLottery',
    '/m/activity',
    '/m/activityInfo',
    '/m/rewardCenter',
    '/m/activityDetail',
    '/m/redRain',
  ],
  MISSIONLB3: ['/m/leaderBoard'],
  MANPLAYREB3: ['/m/member/manualRebate'],
  PLYRBT: ['/m/member/rebateReport'],
  DEPRECM3: ['/m/vouReport'],
  WITHREC3: ['/m/withdrawReport'],
  TRANSREC3: ['/m/transaction/record'],
  TRANSBETREPMEM3: ['/m/gameRecord'],
  PERSREP: ['/m/profitandloss'],
  MAILCEN: ['/m/webEmail', '/m/message'],
  FEEDBACK3: ['/m/feedback'],
};
