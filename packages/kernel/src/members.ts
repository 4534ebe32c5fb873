import type { MemberId } from './ids.ts';

/** Member types of the specification (sections 3 and 9). */
const TRIAL_TYPE = 4;
const NON_AGENT_TYPES: readonly number[] = [0, 4, 40];
/** Trial accounts, house test members and house test agents (docs/domain/agents.md §2). */
const PLAY_MONEY_TYPES: readonly number[] = [4, 40, 41];

export const isAgentType = (type: number) => !NON_AGENT_TYPES.includes(type);
export const isTrialType = (type: number) => type === TRIAL_TYPE;
/** Whether the account's only wallet holds play money, in book T. */
export const hasPlayMoney = (type: number) => PLAY_MONEY_TYPES.includes(type);

/** Free-play wallets have numbers far above those of all accounts. */
const FIRST_SHADOW = 900_000_000_000_000_000n;
const SHADOW_NUMBER = /^9\d{17}$/;
const SHADOW_ON_WIRE = /^f-(0|[1-9]\d{0,16})$/;

/**
 * Whether this is a free-play wallet without an account. The number decides the book
 * (docs/domain/wallet-protocol.md §9).
 */
export const isShadow = (member: MemberId) => SHADOW_NUMBER.test(member);

/** The id that vendors see: `f-17` for a free-play wallet, the number for an account. */
export const wireMember = (member: MemberId): string =>
  isShadow(member) ? `f-${BigInt(member) - FIRST_SHADOW}` : member;

/**
 * The reverse of `wireMember`. Null for a free-play wallet's inner number, which vendors never see.
 */
export function memberOfWire(text: string): MemberId | null {
  const [, number] = SHADOW_ON_WIRE.exec(text) ?? [];
  if (number !== undefined) return String(FIRST_SHADOW + BigInt(number));
  return isShadow(text) ? null : text;
}
