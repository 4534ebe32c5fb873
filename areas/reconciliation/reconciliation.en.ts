export const en = {} as const;

declare module '@palaro/api' {
  interface TextAreas {
    reconciliation: typeof en;
  }
}
