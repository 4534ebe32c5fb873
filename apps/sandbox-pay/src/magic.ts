import { Money } from '@palaro/kernel';

/** What the centavos of a payment's amount make the sandbox do (docs/domain/payments.md §6). */
export interface Magic {
  declined?: boolean;
  /** The webhook goes out so much later. */
  afterSeconds?: number;
  copies?: number;
  expiredFirst?: boolean;
  failedAfterwards?: boolean;
  less?: Money;
  wrongSignatureFirst?: boolean;
  silent?: boolean;
  createAnswers500?: boolean;
  reversedAfterSeconds?: number;
}

/** 1/10,000 of a peso in a centavo. */
const CENTAVO = Money.ofMinor(1, 2);

const BY_CENTAVOS: Readonly<Record<number, Magic>> = {
  1: { declined: true },
  2: { afterSeconds: 60 },
  3: { copies: 3 },
  4: { expiredFirst: true },
  5: { failedAfterwards: true },
  6: { less: Money.of('10.0000') },
  7: { wrongSignatureFirst: true },
  8: { silent: true },
  9: { createAnswers500: true },
  10: { reversedAfterSeconds: 3_600 },
};

export const magicOf = (amount: Money): Magic =>
  BY_CENTAVOS[Number((amount / CENTAVO) % 100n)] ?? {};
