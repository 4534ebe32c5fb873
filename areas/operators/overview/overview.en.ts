export const en = {
  'error.console.taken': 'Somebody else has taken this. Take the next one.',
};
