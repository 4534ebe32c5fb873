import type { Messages } from '@palaro/api';
import type { en } from './rain-console.en.ts';

export const ty: Messages<typeof en> = {
  new: 'Sumulat ng ulan ng red envelope',
  starts: 'Simula',
  starts_help:
    'Sampung minuto o higit pa mula ngayon, at mula sa paglalathala: noon binubunot ang mga envelope.',
  seconds: 'Segundo',
  seconds_help: 'Mula 10 hanggang 60.',
  pieces: 'Mga envelope',
  least: 'Pinakamababa sa isa',
  most: 'Pinakamataas sa isa',
  budget_help:
    'Hahatiin ito nang buo: nasa pagitan ng envelope × pinakamababa at envelope × pinakamataas. Babalik ang hindi nasalo.',
  times_help: 'Kung ilang beses itataya ang laman bago ito mai-withdraw.',
};
