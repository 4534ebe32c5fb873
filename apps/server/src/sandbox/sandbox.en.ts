export const en = {
  'error.sandbox.wish_not_met': 'No seeds were found under which this bet ends as wished.',
} as const;
