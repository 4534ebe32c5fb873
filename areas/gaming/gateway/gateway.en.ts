/** The gateway's texts for refusals. */
export const en = {
  'error.vendor.not_testable': 'This provider has no request to test with, or no credential.',
  'error.vendor.keeps_none': 'This provider keeps no balances of members.',
  'error.credit.settled': 'This credit is settled already.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    gateway: typeof en;
  }
}
