import { defineErrors } from '@palaro/api';

export const turnoverErrors = defineErrors({});

declare module '@palaro/api' {
  interface ErrorAreas {
    turnover: typeof turnoverErrors;
  }
}

export const turnoverApi = {};
