import type { Endpoint, TSchema } from '@palaro/api';
import { t } from './language.ts';

/** The parts of JSON Schema that apply to typed text. */
interface TextRule {
  type?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  enum?: string[];
}

export interface FieldRules {
  name: string;
  required: boolean;
  maxLength: number | undefined;
  /** The message for a text that does not fit, else null. An optional field may be empty. */
  judge(value: string): string | null;
}

/** Reads the rules from a call's body, so that form and server judge with the same schema. */
export function fieldRules(body: Endpoint['body']): FieldRules[] {
  const schema = (body ?? {}) as { required?: string[]; properties?: Record<string, TSchema> };
  const { required = [], properties = {} } = schema;
  return Object.keys(properties).map((name) => {
    const rule = properties[name] as TextRule;
    const needed = required.indexOf(name) >= 0;
    return {
      name,
      required: needed,
      maxLength: rule.maxLength,
      judge: (value) => judge(rule, value, needed),
    };
  });
}

function judge(rule: TextRule, value: string, required: boolean): string | null {
  if (value === '') return required ? t('client.field.required') : null;
  const { minLength = 0, maxLength = Infinity } = rule;
  if (value.length < minLength) return t('client.field.too_short', { min: minLength });
  if (value.length > maxLength) return t('client.field.too_long', { max: maxLength });
  const fits =
    (!rule.pattern || new RegExp(rule.pattern).test(value)) &&
    (!rule.enum || rule.enum.indexOf(value) >= 0);
  return fits ? null : t('client.field.invalid');
}
