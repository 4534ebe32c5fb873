export const en = { 'error.site.value_refused': 'This value is not taken: {reason}.' } as const;
