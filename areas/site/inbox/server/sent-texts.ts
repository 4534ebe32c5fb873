import type { InLanguages } from '@palaro/kernel';
import type { SentText } from '@palaro/server';
import { ACCOUNT_TEMPLATES, CALL_SERVICE } from './account-templates.ts';
import { STOP } from './campaigns/send-campaign.ts';
import { TEMPLATES } from './templates.ts';

interface Words {
  title: string;
  lines: readonly string[];
}
const both = ({ EN, TY }: InLanguages<Words>, of: (words: Words) => string) => ({
  EN: of(EN),
  TY: of(TY),
});

/**
 * What the inbox writes by itself. Changes of an account go to the address or number that the
 * member had before as well: by mail whole, by SMS as the title and one sentence.
 */
export const inboxSentTexts: readonly SentText[] = [
  ...Object.entries<InLanguages<Words>>(TEMPLATES).map(([name, words]): SentText => ({
    name,
    channels: name in ACCOUNT_TEMPLATES ? ['inbox', 'mail'] : ['inbox'],
    subject: both(words, ({ title }) => title),
    text: both(words, ({ lines }) => lines.join('\n\n')),
  })),
  { name: 'account_changed', channels: ['sms'], text: CALL_SERVICE },
  { name: 'campaign', channels: ['sms'], text: STOP },
];
