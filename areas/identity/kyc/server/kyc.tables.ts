import type { Generated } from 'kysely';
import type { DocumentKind, Rejection } from '../kyc.api.ts';

/** What a reviewer should check besides the pictures. */
export type Finding = 'same_person' | 'same_document' | 'payee_name';

declare module '@palaro/server' {
  interface Tables {
    kyc_person: { member_id: string; sealed: Buffer; person_digest: Buffer; saved_at: Date };
    kyc_application: {
      id: string;
      member_id: string;
      level: 2 | 3;
      state: 'pending' | 'approved' | 'rejected' | 'expired';
      sealed: Buffer | null;
      id_digest: Buffer | null;
      person_digest: Buffer | null;
      /** `YYYY-MM-DD`. */
      expires_on: string | null;
      findings: Finding[];
      sent_at: Date;
      decided_at: Date | null;
      decided_by: string | null;
      reason: Rejection | null;
      /** The operator asked for other pictures; it is no failed try. */
      asked_again: Generated<boolean>;
      /** The operator who has it before him, and until when nobody else is given it. */
      taken_by: Generated<string | null>;
      taken_until: Generated<Date | null>;
    };
    kyc_document: {
      id: string;
      member_id: string;
      application_id: string | null;
      kind: DocumentKind;
      sealed: Buffer;
      width: number;
      height: number;
      added_at: Date;
    };
    /** When an operator last opened a verification again after its last try. */
    kyc_reopening: { member_id: string; at: Date };
    kyc_return: {
      member_id: string;
      reason: Rejection;
      ordered_at: Date;
      done_at: Generated<Date | null>;
    };
  }
}
