import type { InLanguages, Language } from '@palaro/kernel';
import type { ColumnType, Generated } from 'kysely';
import type { CampaignRow, Segment } from '../campaigns.api.ts';
import type { MessageKind } from '../inbox.api.ts';
import type { TemplateName } from './templates.ts';

/** A message's text: a template with values, or free text in every language. */
export type MessageBody =
  | { template: TemplateName; values: Record<string, string> }
  | { title: InLanguages<string>; content: InLanguages<string> };

type Json<T> = ColumnType<T, string, never>;

declare module '@palaro/server' {
  interface Tables {
    inbox_message: {
      id: string;
      member_id: string;
      key: string;
      kind: MessageKind;
      body: Json<MessageBody>;
      sent_at: Date;
      read_at: Generated<Date | null>;
      deleted_at: Generated<Date | null>;
    };
    inbox_broadcast: {
      id: string;
      key: string;
      kind: MessageKind;
      body: Json<MessageBody>;
      member_types: number[] | null;
      registered_from: Date | null;
      sent_at: Date;
    };
    inbox_mark: {
      member_id: string;
      broadcast_id: string;
      read_at: Date | null;
      deleted_at: Date | null;
    };
    inbox_consent: { id: Generated<string>; member_id: string; promos: boolean; at: Date };
    push_subscription: {
      id: Generated<string>;
      member_id: string;
      /** The address in the open: rows of an earlier version, until the next start. */
      endpoint: ColumnType<string | null, never, null>;
      p256dh: ColumnType<string | null, never, null>;
      auth: ColumnType<string | null, never, null>;
      /** `PushAddress`, sealed, and the digest that finds it. */
      address_digest: Buffer | null;
      sealed: Buffer | null;
      language: Language;
      session_id: string;
      created_at: Date;
    };
    push_delivery: {
      id: Generated<string>;
      subscription_id: string;
      message_id: string;
      kind: MessageKind;
      title: string;
      tries: Generated<number>;
      created_at: Date;
      next_at: Date;
    };
    campaign: {
      id: string;
      channel: CampaignRow['channel'];
      title: Json<InLanguages<string>>;
      content: Json<InLanguages<string>>;
      segment: Json<Segment>;
      state: Generated<CampaignRow['state']>;
      starts_at: Date;
      made_at: Date;
      /** Names: who asked, then who agreed. */
      made_by: string[];
      ended_at: Generated<Date | null>;
      expected: number;
      last_member: Generated<string>;
      sent: Generated<number>;
      excluded: Generated<number>;
      no_consent: Generated<number>;
      no_address: Generated<number>;
    };
    campaign_turn: {
      campaign_id: string;
      member_id: string;
      outcome: 'sent' | 'excluded' | 'no_consent' | 'no_address';
      at: Date;
    };
    push_broadcast: { broadcast_id: string; told_to: Generated<string> };
  }
}
