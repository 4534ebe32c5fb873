import type { FactorMethod } from '../second-factor.api.ts';

/** The way that is asked for first: what is quickest at hand. */
const ORDER: readonly FactorMethod[] = ['app', 'passkey', 'recovery'];

export const waysOf = (methods: readonly string[]): FactorMethod[] =>
  ORDER.filter((way) => methods.indexOf(way) >= 0);

/** The form's field of a way; a passkey has none. */
export const FIELD_OF = { app: 'code', recovery: 'recoveryCode' } as const;
