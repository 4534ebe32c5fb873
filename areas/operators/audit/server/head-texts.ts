import type { InLanguages } from '@palaro/kernel';

const EN = {
  subject: '{site}: signed head of the audit trail, entry {seq}',
  text: 'Keep this mail. It proves what the audit trail was at {at}.',
};
type Key = keyof typeof EN;

const TY: Record<Key, string> = {
  subject: '{site}: pirmadong dulo ng audit trail, entry {seq}',
  text: 'Itago po ang mail na ito. Patunay ito ng audit trail noong {at}.',
};

/** The texts of the hourly mail with the trail's end. */
export const HEAD_TEXTS: InLanguages<Record<Key, string>> = { EN, TY };
