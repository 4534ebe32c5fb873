import { isDay, isOfAge } from './age.ts';
import { isHouseName } from './house-name.ts';
import type { Rule, RuleSet, RuleType } from './rule.ts';

/** The values to judge: texts from inputs, lists from choices. */
export type Values = Readonly<Record<string, unknown>>;

interface Around {
  /** The form's other fields, for rules that compare two fields. */
  values?: Values;
  /** Today's day in the site's zone, for age rules. */
  today?: string;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

const LABEL = '[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?';
/** A part before the @ and a domain of two or more labels. Another rule checks the length. */
const EMAIL = new RegExp(`^[^\\s@<>()[\\]\\\\,;:"]+@${LABEL}(\\.${LABEL})+$`);
const DOTS = /^\.|\.\.|\.@/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const INTEGER = /^-?\d+$/;
const HEX = /^#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/;
const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$/i;

const IS: Record<RuleType, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => NUMBER.test(String(value)),
  integer: (value) => INTEGER.test(String(value)),
  email: (value) => typeof value === 'string' && EMAIL.test(value) && !DOTS.test(value),
  url: (value) => typeof value === 'string' && WEB_ADDRESS.test(value),
  hex: (value) => typeof value === 'string' && HEX.test(value),
  date: (value) => typeof value === 'string' && isDay(value),
  array: (value) => Array.isArray(value),
};

/** The number that `min`, `max` and `len` apply to. */
function sizeOf(value: unknown, type: RuleType | undefined): number {
  if (type === 'number' || type === 'integer') return Number(value);
  return Array.isArray(value) ? value.length : String(value).length;
}

function fitsBounds(rule: Rule, value: unknown): boolean {
  const size = sizeOf(value, rule.type);
  const { min = -Infinity, max = Infinity, len = size } = rule;
  return size >= min && size <= max && size === len;
}

const isWithin = (text: string, other: unknown) =>
  typeof other === 'string' && other.replace(/\D/g, '').indexOf(text) >= 0;

function passes(rule: Rule, value: unknown, { values = {}, today }: Around): boolean {
  if (rule.type && !IS[rule.type](value)) return false;
  if (!fitsBounds(rule, value)) return false;
  const text = String(value);
  if (rule.pattern !== undefined && !new RegExp(rule.pattern).test(text)) return false;
  if (rule.enum && rule.enum.indexOf(value as string) < 0) return false;
  if (rule.noneOf && rule.noneOf.indexOf(text) >= 0) return false;
  if (rule.notWithin !== undefined && isWithin(text, values[rule.notWithin])) return false;
  if (rule.whitespace && text.trim() === '') return false;
  if (rule.notHouse !== undefined && isHouseName(text, rule.notHouse)) return false;
  if (rule.sameAs !== undefined && value !== values[rule.sameAs]) return false;
  return rule.minAge === undefined || (today !== undefined && isOfAge(text, rule.minAge, today));
}

/**
 * The message of the first rule that a value breaks, null if it fits. An empty value breaks only a
 * `required` rule, so optional fields may stay empty (REG-09, docs/domain/accounts.md §1).
 */
export function judgeField(
  rules: readonly Rule[],
  value: unknown,
  around: Around = {},
): string | null {
  if (isEmpty(value)) return rules.find((rule) => rule.required)?.message ?? null;
  return rules.find((rule) => !passes(rule, value, around))?.message ?? null;
}

/** The message of every field that breaks a rule; empty if all fit. */
export function judgeFields(
  rules: RuleSet,
  values: Values,
  today?: string,
): Record<string, string> {
  const around: Around = { values, ...(today === undefined ? {} : { today }) };
  const found: Record<string, string> = {};
  for (const name of Object.keys(rules)) {
    const message = judgeField(rules[name] ?? [], values[name], around);
    if (message !== null) found[name] = message;
  }
  return found;
}
