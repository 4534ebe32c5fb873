import type { InLanguages, Language } from '@palaro/kernel';
import type { ColumnType } from 'kysely';
import type { Segment } from '../campaigns.api.ts';
import type { MessageKind } from '../inbox.api.ts';
import type { TemplateName } from './templates.ts';

/** A message's text: a template with values, or free text in every language. */
export type MessageBody =
  | { template: TemplateName; values: Record<string, string> }
  | { title: InLanguages<string>; content: InLanguages<string> };

type Json<T> = ColumnType<T, string, never>;

declare module '@palaro/server' {
  interface Refinements {
    inbox_message: { body: Json<MessageBody> };
    inbox_broadcast: { body: Json<MessageBody> };
    push_subscription: {
      /** The address in the open: rows of an earlier version, until the next start. */
      endpoint: ColumnType<string | null, never, null>;
      p256dh: ColumnType<string | null, never, null>;
      auth: ColumnType<string | null, never, null>;
      language: Language;
    };
    push_delivery: { kind: MessageKind };
    campaign: {
      title: Json<InLanguages<string>>;
      content: Json<InLanguages<string>>;
      segment: Json<Segment>;
    };
  }
}
