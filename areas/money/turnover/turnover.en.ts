export const en = {
  'error.turnover.not_open': 'This requirement is not open any more.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    turnover: typeof en;
  }
}
