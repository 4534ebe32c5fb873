import { defineErrors } from '@palaro/api';

export const limitsErrors = defineErrors({});

declare module '@palaro/api' {
  interface ErrorAreas {
    limits: typeof limitsErrors;
  }
}

export const limitsApi = {};
