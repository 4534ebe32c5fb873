/** The gateway's texts for refusals. */
export const en = {
  'error.vendor.not_testable': 'This provider has no request to test with, or no credential.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    gateway: typeof en;
  }
}
