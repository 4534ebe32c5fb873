export const en = {
  'error.segment.bounds': 'The first value must not lie behind the second.',
  'error.segment.changed': 'Somebody changed this segment meanwhile. Read it again.',
  'error.segment.archived': 'This segment is archived.',
  'error.segment.too_broad': 'Counting took too long. Name more conditions.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    segments: typeof en;
  }
}
