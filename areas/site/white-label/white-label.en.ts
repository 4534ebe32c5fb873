export const en = {
  'error.site.value_refused': 'This value is not taken: {reason}.',
  'error.site.no_change': 'The site has these values already. Nothing was changed.',
  'error.site.changed_since':
    'Somebody changed one of these values after you opened them. Load them again, then decide.',
  'error.site.time_refused': 'Choose a time from now on, within the next year.',
  'error.site.not_waiting': 'This planned change no longer waits: it was applied or cancelled.',
  'error.site.logo_shape':
    'The logo must be at least {least} pixels high, and 1 to {most} times as wide as it is high.',
  'error.site.icon_shape': 'The icon must be square, at least {least} × {least} pixels.',
} as const;
