export const en = {
  'error.members.search_wide':
    'Type at least three characters of the beginning. Searches inside a word would read everybody.',
  'error.members.limit_period': 'A limit per bet is for stakes; the others count in a period.',
  'error.members.nothing_imposed': 'No operator imposed this, so there is nothing to lift.',
  'error.members.export_over':
    'This file can no longer be fetched, or nobody agreed to it. Ask for a new one.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    members: typeof en;
  }
}
