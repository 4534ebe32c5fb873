export const en = {
  'error.audit.too_many': 'An export holds at most {max} entries. Choose a shorter time.',
  'error.audit.too_broad': 'This search reads too much. Add a filter or choose a shorter time.',
};
