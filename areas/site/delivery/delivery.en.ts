export const en = {} as const;

declare module '@palaro/api' {
  interface TextAreas {
    delivery: typeof en;
  }
}
