import { Money } from '@palaro/kernel';
import type { OpenedSession, WalletAnswer } from '@palaro/wallet/server';

type WireAnswer = Record<string, unknown> & { status: string; requestId: string; at: string };

/** The wallet's answer as the protocol's §3 has it: money as text, instants in UTC. */
export function answerBody(answer: WalletAnswer, requestId: string): WireAnswer {
  const { status, transactionId, balance, currency, duplicate, limit, opened, at } = answer;
  return {
    status,
    requestId,
    ...(opened ? openedBody(opened) : {}),
    ...(transactionId === undefined ? {} : { transactionId }),
    ...(balance === undefined ? {} : { balance: Money.text(balance) }),
    ...(currency === undefined ? {} : { currency }),
    ...(duplicate ? { duplicate } : {}),
    ...(limit
      ? { limit: { kind: limit.kind, max: Money.text(limit.max), used: Money.text(limit.used) } }
      : {}),
    at: at.toISOString(),
  };
}

function openedBody({ expiresAt, limits, ...session }: OpenedSession) {
  return {
    ...session,
    expiresAt: expiresAt.toISOString(),
    ...(limits
      ? { limits: { minBet: Money.text(limits.minBet), maxBet: Money.text(limits.maxBet) } }
      : {}),
  };
}
