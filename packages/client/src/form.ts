import type { Body, Endpoint, Reply } from '@palaro/api';
import { useEffect, useRef, useState } from 'react';
import type { CallInput } from './call.ts';
import { failureMessage, isFailure, type CallFailure } from './failure.ts';
import { fieldRules, type FieldRules } from './form-rules.ts';
import { t, useLanguage } from './language.ts';
import { callWith } from './bundle.ts';

/** Filled fields are judged again after a language change, once it has settled (APP-11). */
const REVALIDATION_DEBOUNCE_MS = 200;

type FieldName<E extends Endpoint> = keyof Body<E> & string;
export type FormValues<E extends Endpoint> = { [K in FieldName<E>]?: string };
type Messages<E extends Endpoint> = { [K in FieldName<E>]?: string };

export interface FormOptions<E extends Endpoint> {
  /** Fields the visitor fills in, in their order; all of the body's otherwise. */
  fields?: readonly FieldName<E>[];
  /** Fields that must be filled although the call can do without them. */
  required?: readonly FieldName<E>[];
  initial?: FormValues<E>;
  /** Values that go along unseen. */
  with?: Partial<Body<E>>;
  /**
   * Rules between fields, and rules that a deployment adds, which speak before the body's shape;
   * messages are texts to show.
   */
  check?(values: FormValues<E>): Messages<E>;
  /** Where rules come from elsewhere: filled fields are judged again when this changes. */
  judgedBy?: unknown;
  /** Fields that are judged again, once filled, whenever the other one changes (REG-03). */
  along?: Partial<Record<FieldName<E>, FieldName<E>>>;
  /**
   * What comes between the judging and the call: more to send with it, or null to leave it, without
   * a message of the form's own.
   */
  before?(values: FormValues<E>): Promise<Partial<Body<E>> | null>;
  done(value: Reply<E>, values: FormValues<E>): void;
  /**
   * A failure that says more than its message, for instance one that asks for a captcha; true: it
   * has been said, and the form keeps silent.
   */
  failed?(failure: CallFailure): boolean | void;
}

/** What an input needs to be part of a form. */
export interface FormField {
  name: string;
  value: string;
  required: boolean;
  maxLength: number | undefined;
  error: string | null;
  onChange(value: string): void;
  onBlur(): void;
  ref(element: HTMLElement | null): void;
}

export interface FormState<E extends Endpoint> {
  fields: readonly FieldName<E>[];
  field(name: FieldName<E>): FormField;
  /** The failure that belongs to no field. */
  message: string | null;
  sending: boolean;
  submit(): void;
  change(name: FieldName<E>, value: string): void;
  /** Judges one field as if it were sent; focuses it and answers false where it does not fit. */
  fits(name: FieldName<E>): boolean;
  /** Shows messages on their fields and focuses the first; whether there was any. */
  refuse(messages: Partial<Record<string, string>>): boolean;
}

/**
 * A form over a call: the body's schema judges each field, a refusal with `fields` lands on the
 * same field, and a second tap while it is being sent does nothing.
 */
export function useForm<E extends Endpoint>(endpoint: E, options: FormOptions<E>): FormState<E> {
  const rules = fieldRules(endpoint.body);
  const names = options.fields ?? (rules.map(({ name }) => name) as FieldName<E>[]);
  const [message, setMessage] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const fields = useFields(names, rules, options, () => setMessage(null));
  const { values, judged, ...state } = fields;

  async function send() {
    try {
      const more = options.before ? await options.before(values) : {};
      if (more === null) return;
      const body = { ...options.with, ...filled(values, names), ...more };
      const value = await callWith(endpoint, { body } as unknown as CallInput<E>);
      options.done(value, values);
    } catch (error) {
      if (isFailure(error) && options.failed?.(error)) return;
      const onField = isFailure(error) && state.refuse(error.fields);
      if (!onField) setMessage(failureMessage(error));
    }
  }

  function submit() {
    if (busy.current) return;
    setMessage(null);
    if (state.refuse(judged(values))) return;
    busy.current = true;
    setSending(true);
    void send().finally(() => {
      busy.current = false;
      setSending(false);
    });
  }

  return { fields: names, ...state, message, sending, submit };
}

/** What is typed, what is said of it, and where it stands on the screen. */
function useFields<E extends Endpoint>(
  names: readonly FieldName<E>[],
  rules: FieldRules[],
  options: FormOptions<E>,
  onChange: () => void,
) {
  const [values, setValues] = useState<FormValues<E>>(options.initial ?? {});
  const [errors, setErrors] = useState<Messages<E>>({});
  const elements = useRef<Record<string, HTMLElement | null>>({});
  const judged = (of: FormValues<E>): Messages<E> => judge(names, rules, of, options);
  useRevalidation(options.judgedBy, () => setErrors(onlyFilled(judged(values), values)));

  function change(name: FieldName<E>, value: string) {
    const next = { ...values, [name]: value };
    setValues(next);
    onChange();
    const other = options.along?.[name];
    const again = other && next[other] ? [name, other] : [name];
    // While typing an error only goes away; it appears when the field is left or sent.
    const stale = again.filter((one) => errors[one] || one === other);
    if (stale.length > 0) setErrors({ ...errors, ...pick(judged(next), stale) });
  }

  function refuse(messages: Partial<Record<string, string>>) {
    const found = known(messages, names) as Messages<E>;
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) elements.current[first]?.focus();
    return first !== undefined;
  }

  function fits(name: FieldName<E>) {
    const message = judged(values)[name];
    setErrors({ ...errors, [name]: message });
    if (message) elements.current[name]?.focus();
    return !message;
  }

  function field(name: FieldName<E>): FormField {
    const rule = rules.find((one) => one.name === name);
    return {
      name,
      value: values[name] ?? '',
      required: rule?.required || options.required?.includes(name) || false,
      maxLength: rule?.maxLength,
      error: errors[name] ?? null,
      onChange: (value) => change(name, value),
      onBlur: () => {
        if (values[name]) setErrors({ ...errors, [name]: judged(values)[name] });
      },
      ref: (element) => void (elements.current[name] = element),
    };
  }

  return { values, judged, change, refuse, fits, field };
}

function judge<E extends Endpoint>(
  names: readonly FieldName<E>[],
  rules: FieldRules[],
  values: FormValues<E>,
  options: FormOptions<E>,
): Messages<E> {
  const found: Messages<E> = { ...options.check?.(values) };
  for (const name of names) {
    const value = values[name] ?? '';
    const missing = value === '' && options.required?.includes(name);
    const rule = rules.find((one) => one.name === name);
    const shape = missing ? t('client.field.required') : rule?.judge(value);
    found[name] = found[name] ?? shape ?? undefined;
  }
  return found;
}

function onlyFilled<E extends Endpoint>(found: Messages<E>, values: FormValues<E>): Messages<E> {
  const kept = Object.keys(found).filter((name) => values[name as FieldName<E>]);
  return known(found as Record<string, string>, kept) as Messages<E>;
}

/** The messages of some fields, also where they have none any more. */
function pick<E extends Endpoint>(found: Messages<E>, names: readonly FieldName<E>[]): Messages<E> {
  const picked: Messages<E> = {};
  for (const name of names) picked[name] = found[name];
  return picked;
}

function known(messages: Record<string, string | undefined>, names: readonly string[]) {
  const kept: Record<string, string> = {};
  for (const name of names) {
    const message = messages[name];
    if (message) kept[name] = message;
  }
  return kept;
}

const filled = (values: Record<string, string | undefined>, names: readonly string[]) =>
  known(values, names);

function useRevalidation(judgedBy: unknown, revalidate: () => void) {
  const language = useLanguage();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const timer = setTimeout(() => latest.current(), REVALIDATION_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [language, judgedBy]);
}
