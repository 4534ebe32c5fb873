import type { Endpoint, TSchema } from '@palaro/api';

/** How a field of a call's body is asked for. */
export type FieldKind =
  | { kind: 'text'; max: number | undefined }
  /** One line that wraps, so that all of it can be read. */
  | { kind: 'address'; max: number | undefined }
  | { kind: 'area'; max: number | undefined }
  | { kind: 'number'; whole: boolean }
  /** Typed as people write amounts, sent with four decimals. */
  | { kind: 'money'; signed: boolean; zero: boolean }
  | { kind: 'select'; values: readonly string[] }
  | { kind: 'many'; values: readonly string[] }
  | { kind: 'check' }
  | { kind: 'instant' }
  /** A day of the site's calendar. */
  | { kind: 'day' }
  | { kind: 'bilingual'; max: number | undefined }
  /** Nothing that a form can ask; the screen brings its own control. */
  | { kind: 'other' };

export interface BodyField {
  name: string;
  required: boolean;
  nullable: boolean;
  of: FieldKind;
}

interface Shape {
  type?: string;
  enum?: string[];
  pattern?: string;
  description?: string;
  maxLength?: number;
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
}

/** Longer texts get several lines. */
const LINE_MAX = 160;
const isInstant = ({ pattern }: Shape) => pattern?.endsWith('Z$') === true;
const isDay = ({ pattern }: Shape) => pattern?.endsWith('-02-29)$') === true;

/** An amount's bounds are in its pattern: below zero, from zero on, or above zero. */
function moneyKind(pattern = ''): FieldKind {
  return { kind: 'money', signed: pattern.startsWith('^-?'), zero: /^\^(-\?)?\\d/.test(pattern) };
}

function kindOf(shape: Shape): FieldKind {
  if (shape.type === 'boolean') return { kind: 'check' };
  if (shape.type === 'integer' || shape.type === 'number')
    return { kind: 'number', whole: shape.type === 'integer' };
  if (shape.type === 'array' && shape.items?.enum)
    return { kind: 'many', values: shape.items.enum };
  if (shape.type === 'object') {
    const { EN, TY, ...more } = shape.properties ?? {};
    const both = EN?.type === 'string' && TY?.type === 'string' && Object.keys(more).length === 0;
    return both ? { kind: 'bilingual', max: EN.maxLength } : { kind: 'other' };
  }
  if (shape.type !== 'string') return { kind: 'other' };
  if (shape.enum) return { kind: 'select', values: shape.enum };
  if (isInstant(shape)) return { kind: 'instant' };
  if (isDay(shape)) return { kind: 'day' };
  if (shape.description === 'money') return moneyKind(shape.pattern);
  if (shape.description === 'address') return { kind: 'address', max: shape.maxLength };
  return { kind: (shape.maxLength ?? 0) > LINE_MAX ? 'area' : 'text', max: shape.maxLength };
}

/** The fields of a call's body, with how each is asked for: form and server read one schema. */
export function bodyFields({ body }: Endpoint): BodyField[] {
  const { properties = {}, required = [] } = (body ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => {
    const shape = schema as Shape;
    const some = shape.anyOf?.filter(({ type }) => type !== 'null');
    const nullable = some !== undefined && some.length < (shape.anyOf?.length ?? 0);
    const of = kindOf(some?.length === 1 && some[0] ? some[0] : shape);
    return { name, required: required.includes(name), nullable, of };
  });
}
