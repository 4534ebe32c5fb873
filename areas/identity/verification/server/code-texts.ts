import { fillText, type TextValues } from '@palaro/api';
import { inBoth, type SentText } from '@palaro/server';
import { inLanguage, type InLanguages, type Language } from '@palaro/kernel';

/** The messages; plain GSM characters, so that each fits one SMS. */
const TEXTS = {
  EN: {
    code: '{code} is your {site} code, valid for {minutes} minutes. Never share it with anyone. We will not ask you for it.',
    known:
      'Somebody, maybe you, wanted to open a {site} account with this number. You already have an account: log in with it or set a new password.',
    subject: '{site}: your verification code',
    known_subject: '{site}: you already have an account',
    known_mail:
      'Somebody, maybe you, wanted to use this address for a {site} account. You already have an account with it: log in, or set a new password.\n\nIf it was not you, nothing has changed and you need not do anything.',
    mail: 'Your {site} verification code is {code}. It is valid for {minutes} minutes.\n\nNever share it with anyone; we will not ask you for it. If you did not ask for a code, you need not do anything.',
  },
  TY: {
    code: '{code} ang {site} code mo, valid nang {minutes} minuto. Huwag itong ibigay kaninuman. Hindi namin ito hihingin sa iyo.',
    known:
      'May gustong magbukas ng {site} account gamit ang numerong ito, baka ikaw. May account ka na: mag-log in o magtakda ng bagong password.',
    subject: '{site}: ang verification code mo',
    known_subject: '{site}: may account ka na',
    known_mail:
      'May gustong gumamit ng address na ito para sa {site} account, baka ikaw. May account ka na rito: mag-log in, o magtakda ng bagong password.\n\nKung hindi ikaw iyon, walang nagbago at wala kang kailangang gawin.',
    mail: 'Ang {site} verification code mo ay {code}. Valid ito nang {minutes} minuto.\n\nHuwag itong ibigay kaninuman; hindi namin ito hihingin sa iyo. Kung hindi ka humingi ng code, wala kang kailangang gawin.',
  },
} as const satisfies InLanguages<Record<string, string>>;

export const codeText = (
  language: Language,
  key: keyof (typeof TEXTS)['EN'],
  values: TextValues,
): string => fillText(inLanguage(TEXTS, language)[key], values);

/** What is sent here, for operators' list. */
export const codeSentTexts: readonly SentText[] = [
  { name: 'code', channels: ['sms'], text: inBoth(TEXTS, 'code') },
  { name: 'known', channels: ['sms'], text: inBoth(TEXTS, 'known') },
  {
    name: 'mail',
    channels: ['mail'],
    subject: inBoth(TEXTS, 'subject'),
    text: inBoth(TEXTS, 'mail'),
  },
  {
    name: 'known_mail',
    channels: ['mail'],
    subject: inBoth(TEXTS, 'known_subject'),
    text: inBoth(TEXTS, 'known_mail'),
  },
];
