import { defineErrors, object, text } from '@palaro/api';

export const reconciliationErrors = defineErrors({
  'finding.state': { status: 409, data: object({ state: text() }) },
  /** No posting of that member has the reference, or the finding is another member's. */
  'finding.no_fit': { status: 422 },
  'finding.elsewhere': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    reconciliation: typeof reconciliationErrors;
  }
}
