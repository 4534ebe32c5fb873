export const en = {
  title: 'Cards to check',
  none: 'No card waits',
  member: 'Member',
  card: 'Card',
  why: 'Why it waits',
  'why.owner': 'Another member has this number',
  'why.name': 'Not in the verified name',
  'why.refused': 'A bank refused it',
  added: 'Added',
  view: 'Show the names',
  view_title: 'Show whose card this is?',
  holder: 'Holder',
  payee: 'Verified name',
  others: 'Others with this number',
  nobody: 'Nobody',
  removed: '{account}, removed',
  approve: 'Let money go to it',
  approve_title: 'Let money go to {card}?',
  approve_text: '{account} can withdraw to it once its waiting time is over.',
  refuse: 'Remove it',
  refuse_title: 'Remove {card}?',
  refuse_text: '{account} is told, and can add another card.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'bank-cards-console': typeof en;
  }
}
