import { Money } from '@palaro/kernel';
import type { VendorAnswer } from '../contract.ts';

type Body = Record<string, unknown>;

/** Writes the wallet's answer as the protocol's §3 says: money as text, instants in UTC. */
export function answerBody(answer: VendorAnswer, requestId: string): Body {
  const { parts, ...whole } = answer;
  return {
    ...answered(whole, requestId),
    ...(parts ? { answers: parts.map((part, at) => answered(part, `${requestId}.${at}`)) } : {}),
  };
}

function answered(answer: VendorAnswer, requestId: string): Body {
  const { status, transactionId, balance, currency, duplicate, limit, opened, at } = answer;
  return {
    status,
    requestId,
    ...(opened ? openedBody(opened) : {}),
    ...(answer.state === undefined ? {} : { state: answer.state }),
    ...(transactionId === undefined ? {} : { transactionId }),
    ...(answer.amount === undefined ? {} : { amount: Money.text(answer.amount) }),
    ...(balance === undefined ? {} : { balance: Money.text(balance) }),
    ...(currency === undefined ? {} : { currency }),
    ...(duplicate ? { duplicate } : {}),
    ...(limit
      ? { limit: { kind: limit.kind, max: Money.text(limit.max), used: Money.text(limit.used) } }
      : {}),
    at: at.toISOString(),
  };
}

function openedBody({ expiresAt, limits, ...session }: NonNullable<VendorAnswer['opened']>) {
  return {
    ...session,
    expiresAt: expiresAt.toISOString(),
    ...(limits
      ? { limits: { minBet: Money.text(limits.minBet), maxBet: Money.text(limits.maxBet) } }
      : {}),
  };
}
