/** Texts of the client itself, for failures that did not come from the server. */
export const en = {
  offline: 'No internet, or a slow connection. Check your network and try again.',
  timed_out: 'This is taking too long. Check your connection and try again.',
  unreadable: 'Unknown error on our side. Please try again.',
  'field.required': 'Please fill this in',
  'field.too_short': 'At least {min} characters',
  'field.too_long': 'At most {max} characters',
  'field.invalid': 'Please check what you typed',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    client: typeof en;
  }
}
