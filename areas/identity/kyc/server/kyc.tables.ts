import type { Rejection } from '../kyc.api.ts';

/** What a reviewer should check besides the pictures. */
export type Finding = 'same_person' | 'same_document' | 'payee_name';

declare module '@palaro/server' {
  interface Refinements {
    kyc_application: { level: 2 | 3; findings: Finding[]; reason: Rejection | null };
  }
}
