export const en = {
  'error.message.not_retryable':
    'This message cannot be sent again: it was not given up, or it held a code.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    delivery: typeof en;
  }
}
