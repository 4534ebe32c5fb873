import type { InLanguages } from '@palaro/kernel';
import type { SentText } from '@palaro/server';

const EN = {
  subject: '{site}: what waits after the check of {day}: {count}',
  intro: 'The check of {day} is done. What does not agree and waits for a person:',
  line: '- {check}: {count}, since {since}',
  sum: 'Together: {count}. "npm run findings" lists each of them.',
};
type Key = keyof typeof EN;

const TY: Record<Key, string> = {
  subject: '{site}: naghihintay pagkatapos ng check ng {day}: {count}',
  intro: 'Tapos na po ang check ng {day}. Ito ang hindi tugma at naghihintay ng tao:',
  line: '- {check}: {count}, mula {since}',
  sum: 'Lahat-lahat: {count}. Nakalista po ang bawat isa sa "npm run findings".',
};

/** The texts of the mail about open findings. */
export const DIGEST_TEXTS: InLanguages<Record<Key, string>> = { EN, TY };

/** The whole mail with one line of its list, for operators' list. */
export const digestSentText: SentText = {
  name: 'findings',
  channels: ['mail'],
  subject: { EN: EN.subject, TY: TY.subject },
  text: {
    EN: [EN.intro, EN.line, EN.sum].join('\n\n'),
    TY: [TY.intro, TY.line, TY.sum].join('\n\n'),
  },
};
