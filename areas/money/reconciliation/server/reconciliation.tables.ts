import type { JsonText } from '@palaro/server';

declare module '@palaro/server' {
  interface Refinements {
    reconciliation_finding: { details: JsonText<Record<string, unknown>> };
  }
}
