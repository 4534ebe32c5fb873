import type { InLanguages } from '@palaro/kernel';

const EN = {
  subject: '{site}: {count} changes wait for a second person',
  text: 'They were asked for more than {hours} hours ago and end after {end}. Decide them in the console: {address}',
};
type Key = keyof typeof EN;

const TY: Record<Key, string> = {
  subject: '{site}: {count} pagbabago ang naghihintay ng ikalawang tao',
  text: 'Mahigit {hours} oras na po silang nakahingi at mawawala pagkalipas ng {end} oras. Magpasya po sa console: {address}',
};

/** The texts of the mail about changes that wait too long. */
export const REMINDER_TEXTS: InLanguages<Record<Key, string>> = { EN, TY };
