import type { InLanguages } from '@palaro/kernel';
import { defineProvision } from './provision.ts';

/** A text that the site sends by itself, as the code that sends it holds it. */
export interface SentText {
  /** The outbox's purpose of it, or the name of the inbox's template. */
  name: string;
  channels: readonly ('inbox' | 'mail' | 'sms')[];
  /** A mail's subject, a message's title; an SMS has none. */
  subject?: InLanguages<string>;
  /** With placeholders in braces. */
  text: InLanguages<string>;
}

/** All areas' texts with the area that sends them, as the server collects them. */
export const sentTexts =
  defineProvision<readonly (SentText & { area: string })[]>('server.sent-texts');

/** One text of a table by language. */
export const inBoth = <K extends string>(table: InLanguages<Record<K, string>>, key: K) => ({
  EN: table.EN[key],
  TY: table.TY[key],
});
