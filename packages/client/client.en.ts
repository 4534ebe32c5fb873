/** Texts of the client itself: failures that did not come from the server, and shared parts. */
export const en = {
  offline: 'No internet, or a slow connection. Check your network and try again.',
  timed_out: 'This is taking too long. Check your connection and try again.',
  unreadable: 'Unknown error on our side. Please try again.',
  'field.required': 'Please fill this in',
  'field.too_short': 'At least {min} characters',
  'field.too_long': 'At most {max} characters',
  'field.invalid': 'Please check what you typed',
  banners: 'Highlights',
  banner_n: 'Show highlight {n}',
  banners_pause: 'Pause',
  banners_play: 'Continue',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    client: typeof en;
  }
}
