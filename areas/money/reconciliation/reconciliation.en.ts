/** Texts of the reconciliation's refusals in English. */
export const en = {
  'error.finding.state': 'This has changed meanwhile. Here is its state now.',
  'error.finding.no_fit': 'No posting of this member has this reference. Nothing was changed.',
  'error.finding.elsewhere': 'This is decided on a screen of its own.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    reconciliation: typeof en;
  }
}
