import type { Language } from '@palaro/kernel';

const EN = {
  title: 'Demo sign-in',
  help: 'This page stands in for {provider} in the demo. Nothing leaves this machine.',
  choose: 'Who are you at {provider}?',
  cancel: 'Cancel',
} as const;

type Texts = Record<keyof typeof EN, string>;

const TY: Texts = {
  title: 'Demo sign-in',
  help: 'Kapalit po ito ng {provider} sa demo. Walang lumalabas sa machine na ito.',
  choose: 'Sino ka po sa {provider}?',
  cancel: 'Kanselahin',
};

export const textsOf = (language: Language): Texts => (language === 'TY' ? TY : EN);
