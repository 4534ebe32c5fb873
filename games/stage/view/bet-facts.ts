import { pesos } from './money-text.ts';
import { fieldsIn } from './read-input.ts';
import type { BetFact } from './verify-contract.ts';

/** A choice in words; nothing where the stored bet does not have it. */
export const factOf = (label: string, value: unknown): BetFact[] =>
  typeof value === 'string' || typeof value === 'number' ? [{ label, value: String(value) }] : [];

/** An amount of a stored bet; nothing where it has none. */
export const pesoFact = (label: string, value: unknown): BetFact[] =>
  typeof value === 'string' ? [{ label, value: pesos(value) }] : [];

/** The stakes of a stored bet by the zones on which they lie. */
export const zoneFacts = (zones: unknown, nameOf: (id: string) => string): BetFact[] =>
  Object.entries(fieldsIn(zones)).flatMap(([id, stake]) => pesoFact(nameOf(id), stake));
