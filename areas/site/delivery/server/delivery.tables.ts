import type { Generated } from 'kysely';

export type Channel = 'sms' | 'mail' | 'captcha';

/**
 * `withheld`: the row is written as for a real message but never sent, so that both take the same
 * time.
 */
export type MessageState = 'queued' | 'sent' | 'delivered' | 'failed' | 'withheld';

export interface OutboxRow {
  id: Generated<string>;
  recipient: string;
  channel: Channel;
  subject: Generated<string>;
  /** Contains the code only in a demo; elsewhere dots replace it. */
  text: string;
  /** Set only in a demo. */
  code: string | null;
  /** Its text held a code, which was not kept: it cannot be sent again. */
  holds_code: Generated<boolean>;
  purpose: Generated<string>;
  state: Generated<MessageState>;
  provider: string | null;
  provider_id: string | null;
  /** The message to send, encrypted. Present only while it is queued. */
  parcel: Buffer | null;
  tries: Generated<number>;
  next_at: Date | null;
  useful_until: Generated<Date>;
  sent_at: Date;
}

declare module '@palaro/server' {
  interface Tables {
    outbox: OutboxRow;
    /** `day` is in the site's time zone, `YYYY-MM-DD`; `spent` is money as a decimal. */
    sms_spend: { day: string; spent: string };
  }
}
