import { defineErrors } from '@palaro/api';

export const cashbackErrors = defineErrors({ 'promo.cap_small': { status: 422 } });

declare module '@palaro/api' {
  interface ErrorAreas {
    cashback: typeof cashbackErrors;
  }
}
