export const en = {} as const;

declare module '@palaro/api' {
  interface TextAreas {
    limits: typeof en;
  }
}
