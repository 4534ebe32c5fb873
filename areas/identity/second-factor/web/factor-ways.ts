import type { FactorMethod } from '../second-factor.api.ts';

/** The way that is offered first: the quickest of those the member has. */
const ORDER: readonly FactorMethod[] = ['app', 'passkey', 'recovery'];

export const waysOf = (methods: readonly string[]): FactorMethod[] =>
  ORDER.filter((way) => methods.indexOf(way) >= 0);

/** The form's field of each way; a passkey has none. */
export const FIELD_OF = { app: 'code', recovery: 'recoveryCode' } as const;
