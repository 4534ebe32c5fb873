import type { Generated } from 'kysely';

declare module '@palaro/server' {
  interface Tables {
    feedback: {
      id: Generated<string>;
      reference: string;
      member_id: string;
      topic: string;
      content: string;
      distress: boolean;
      sent_at: Date;
      answer: string | null;
      answered_at: Date | null;
      taken_by: Generated<string | null>;
    };
    conversation: {
      id: string;
      member_id: string | null;
      guest_hash: Buffer | null;
      distress: Generated<boolean>;
      seen_to: Generated<string>;
      started_at: Date;
      last_message_at: Date;
      closed_at: Date | null;
      taken_by: Generated<string | null>;
      waiting_since: Generated<Date | null>;
      about_member: Generated<string | null>;
    };
    conversation_message: {
      id: Generated<string>;
      conversation_id: string;
      author: 'visitor' | 'operator' | 'site';
      text: string;
      note: 'received' | 'closed' | null;
      client_id: string | null;
      sent_at: Date;
    };
    canned_reply: { id: string; title: string; text_en: string; text_ty: string };
  }
}
