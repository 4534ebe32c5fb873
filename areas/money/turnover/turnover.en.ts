export const en = {} as const;

declare module '@palaro/api' {
  interface TextAreas {
    turnover: typeof en;
  }
}
