export const en = {
  'error.members.search_wide':
    'Type at least three characters of the beginning. Searches inside a word would read everybody.',
  'error.members.limit_period': 'A limit per bet is for stakes; the others count in a period.',
  'error.members.case_of_identity':
    'A decision about the identity keeps this case. It ends with that decision.',
  'error.members.nothing_imposed': 'No operator imposed this, so there is nothing to lift.',
  'error.members.blocked': 'This is blocked already.',
  'error.members.export_over':
    'This file can no longer be fetched, or nobody agreed to it. Ask for a new one.',
  'error.members.type_book':
    'A member with real money cannot become a test account, nor the other way round.',
  'error.members.type_downline': 'Members below this one do not fit the new type. Move them first.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    members: typeof en;
  }
}
