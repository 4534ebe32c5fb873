import type { Body, Endpoint, Reply } from '@palaro/api';
import { useEffect, useRef, useState } from 'react';
import { typedText } from '@palaro/kernel';
import type { CallInput } from './call.ts';
import { failureMessage, isFailure, type CallFailure } from './failure.ts';
import { fieldRules, type FieldRules } from './form-rules.ts';
import { t, useLanguage } from './language.ts';
import { callWith } from './bundle.ts';

/** Filled fields are judged again this long after a language change (APP-11). */
const REVALIDATION_DEBOUNCE_MS = 200;

type FieldName<E extends Endpoint> = keyof Body<E> & string;
export type FormValues<E extends Endpoint> = { [K in FieldName<E>]?: string };
type Messages<E extends Endpoint> = { [K in FieldName<E>]?: string };

export interface FormOptions<E extends Endpoint> {
  /** Fields the visitor fills in, in order; all fields of the body if missing. */
  fields?: readonly FieldName<E>[];
  /** Fields that must be filled although the call does not need them. */
  required?: readonly FieldName<E>[];
  initial?: FormValues<E>;
  /** Values sent without being shown. */
  with?: Partial<Body<E>>;
  /**
   * Rules between fields and rules of the deployment. They come before the body's schema. Messages
   * are texts to show.
   */
  check?(values: FormValues<E>): Messages<E>;
  /** The source of rules from elsewhere. Filled fields are judged again when it changes. */
  judgedBy?: unknown;
  /** For a field, another filled field that is judged again whenever this one changes (REG-03). */
  along?: Partial<Record<FieldName<E>, FieldName<E>>>;
  /**
   * Runs after the fields are judged and before the call. Returns more values to send, or null to
   * stop without a message of the form.
   */
  before?(values: FormValues<E>): Promise<Partial<Body<E>> | null>;
  /** The form stays busy until it is through. */
  done(value: Reply<E>, values: FormValues<E>): void | Promise<void>;
  /**
   * Handles a failure that needs more than a message, for instance a captcha. Return true if it was
   * handled, so that the form shows nothing.
   */
  failed?(failure: CallFailure): boolean | void;
}

/** What an input needs to belong to a form. */
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
  /** The message of a failure that belongs to no field. */
  message: string | null;
  sending: boolean;
  submit(): void;
  change(name: FieldName<E>, value: string): void;
  /** Judges one field as on sending. If it does not fit, focuses it and returns false. */
  fits(name: FieldName<E>): boolean;
  /** Shows messages on their fields and focuses the first one; returns whether there was any. */
  refuse(messages: Partial<Record<string, string>>): boolean;
}

/**
 * A form for a call. The body's schema judges each field, a refusal's `fields` show on the same
 * fields, and a second tap while it is being sent does nothing.
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
      const typed = tidied(values);
      const more = options.before ? await options.before(typed) : {};
      if (more === null) return;
      const body = { ...options.with, ...filled(typed, names), ...more };
      const value = await callWith(endpoint, { body } as unknown as CallInput<E>);
      await options.done(value, typed);
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

/** The fields' values, messages and elements. */
function useFields<E extends Endpoint>(
  names: readonly FieldName<E>[],
  rules: FieldRules[],
  options: FormOptions<E>,
  onChange: () => void,
) {
  const [values, setValues] = useState<FormValues<E>>(options.initial ?? {});
  const [errors, setErrors] = useState<Messages<E>>({});
  const elements = useRef<Record<string, HTMLElement | null>>({});
  const judged = (of: FormValues<E>) => judge(names, rules, tidied(of), options);
  useRevalidation(options.judgedBy, () => setErrors(onlyFilled(judged(values), values)));

  function change(name: FieldName<E>, value: string) {
    const next = { ...values, [name]: value };
    // One event may change several fields.
    setValues((held) => ({ ...held, [name]: value }));
    onChange();
    const other = options.along?.[name];
    const again = other && next[other] ? [name, other] : [name];
    // While the visitor types, errors only disappear. New ones appear on leaving the field or
    // sending.
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

/** Values to judge and send; the field shows what was typed (`typedText`). */
function tidied<E extends Endpoint>(values: FormValues<E>): FormValues<E> {
  const tidy: FormValues<E> = {};
  for (const name of Object.keys(values) as FieldName<E>[]) {
    tidy[name] = typedText(name, values[name]);
  }
  return tidy;
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

/** The messages of some fields, including those whose message is gone. */
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
