import type { Generated } from 'kysely';
import type { DocumentKind, Rejection } from '../kyc.api.ts';

/** What a reviewer should check besides the pictures. */
export type Finding = 'same_person' | 'same_document' | 'payee_name';

export type KycAction = 'read' | 'view' | 'approve' | 'reject' | 'expire' | 'reopen' | 'erase';

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
    kyc_audit: {
      id: Generated<string>;
      at: Date;
      actor: string;
      action: KycAction;
      member_id: string;
      subject: string;
      detail: Generated<string>;
    };
    kyc_return: {
      member_id: string;
      reason: Rejection;
      ordered_at: Date;
      done_at: Generated<Date | null>;
    };
  }
}
