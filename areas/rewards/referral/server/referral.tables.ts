import type { PaymentStage, PaymentState, RefusalReason } from '../referral-payments.ts';

declare module '@palaro/server' {
  interface Refinements {
    referral_payment: {
      stage: PaymentStage;
      state: PaymentState;
      reason: RefusalReason | null;
    };
  }
}
