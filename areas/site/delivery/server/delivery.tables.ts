export type Channel = 'sms' | 'mail' | 'captcha';

/**
 * `withheld`: the row is written as for a real message but never sent, so that both take the same
 * time.
 */
export type MessageState = 'queued' | 'sent' | 'delivered' | 'failed' | 'withheld';
