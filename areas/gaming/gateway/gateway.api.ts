import { defineErrors } from '@palaro/api';

export const gatewayErrors = defineErrors({
  'vendor.not_testable': { status: 409 },
  'vendor.keeps_none': { status: 409 },
  'credit.settled': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    gateway: typeof gatewayErrors;
  }
}
