import type { Body, Endpoint, Reply, TextKey } from '@palaro/api';
import {
  amountFault,
  isFailure,
  plainTyped,
  t,
  wireAmount,
  wireAmountOrZero,
  type CallInput,
} from '@palaro/client';
import { Button } from '@palaro/ui';
import { useState, type ReactNode } from 'react';
import { act, whatFailed } from '../act.ts';
import { bodyFields, type BodyField } from './field-kinds.ts';
import { FormField } from './FormField.tsx';
import styles from './form.module.css';
import { useUnsaved } from './unsaved.ts';

type Values = Record<string, unknown>;

interface CallFormProps<E extends Endpoint> {
  endpoint: E;
  /** Path parameters, if the call has any. */
  params?: Record<string, string>;
  /** The name of each field that is asked for, in order; fields without one are not shown. */
  labels: Partial<Record<keyof Body<E> & string, TextKey>>;
  helps?: Partial<Record<keyof Body<E> & string, TextKey>>;
  initial?: Partial<Body<E>>;
  /** Sent without being asked for. */
  also?: Partial<Body<E>>;
  /** The words of a choice; null: it is not offered. */
  option?(field: string, value: string): string | null;
  submit: string;
  danger?: boolean;
  /** Calls that are read again afterwards. */
  reload?: readonly Endpoint[];
  done(reply: Reply<E>): void;
  /** Told of each change, for a preview beside the form. */
  follow?(name: string, value: unknown): void;
  /** Controls for fields that a form cannot ask. */
  children?(values: Values, change: (name: string, value: unknown) => void): ReactNode;
}

/**
 * A form from a call's body: text, numbers, amounts, choices, dates in Manila time, and texts in
 * both languages. A refusal's `fields` show on the fields; the rest above the button.
 */
export function CallForm<E extends Endpoint>(props: CallFormProps<E>) {
  const { endpoint, labels, helps = {}, also, option = (_field, value) => value } = props;
  const { values, setValue, saved } = useValues(props.initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = bodyFields(endpoint).filter(({ name }) => name in labels);
  const change = (name: string, value: unknown) => {
    setValue(name, value);
    setErrors(({ [name]: _gone, ...rest }) => rest);
    setFailure(null);
    props.follow?.(name, value);
  };
  const send = () => {
    if (busy) return;
    const wrong = judge(fields, values);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    setFailure(null);
    const input = { params: props.params, body: { ...withChecks(fields, values), ...also } };
    act(endpoint, input as unknown as CallInput<E>, props.reload)
      .then(
        (reply) => {
          saved();
          props.done(reply);
        },
        (error: unknown) => {
          const onFields = isFailure(error) ? error.fields : {};
          setErrors(onFields);
          if (!fields.some(({ name }) => onFields[name])) setFailure(whatFailed(error));
        },
      )
      .finally(() => setBusy(false));
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          label={textOf(labels, field.name)}
          help={textOf(helps, field.name) || undefined}
          error={errors[field.name]}
          option={(value) => option(field.name, value)}
          value={values[field.name]}
          onChange={(value) => change(field.name, value)}
        />
      ))}
      {props.children?.(values, change)}
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
      <Button type="submit" tone={props.danger ? 'danger' : 'gold'} busy={busy}>
        {props.submit}
      </Button>
    </form>
  );
}

/** What is written; until it is saved, nobody leaves it unasked. */
function useValues(initial: object | undefined) {
  const [values, setValues] = useState<Values>({ ...initial });
  const [base, setBase] = useState(values);
  const forget = useUnsaved(filledIn(values) !== filledIn(base));
  const setValue = (name: string, value: unknown) =>
    setValues((now) => ({ ...now, [name]: value }));
  const saved = () => {
    setBase(values);
    forget();
  };
  return { values, setValue, saved };
}

/** An emptied field is as good as one that was never touched. */
const filledIn = (values: Values) =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

function textOf(texts: object, name: string): string {
  const key = (texts as Record<string, TextKey | undefined>)[name];
  return key ? t(key) : '';
}

interface MoneyBounds {
  signed: boolean;
  zero: boolean;
}

/** `-25` as the wire has it, `-25.0000`; null for what is no amount, or is below zero unasked. */
function amountOf({ signed, zero }: MoneyBounds, typed: unknown): string | null {
  const text = plainTyped(String(typed));
  const minus = signed && text.startsWith('-') ? '-' : '';
  const size = text.slice(minus.length);
  const amount = zero ? wireAmountOrZero(size) : wireAmount(size);
  return amount === null ? null : minus + amount;
}

/** The reader's own text where the amount has no sign; it cannot speak of one. */
const faultOf = ({ signed }: MoneyBounds, typed: string) =>
  signed ? t('desk.form.amount_signed') : (amountFault(typed) ?? t('desk.form.amount'));

/** What is not filled in but needed, and numbers that are none. The server judges the rest. */
function judge(fields: readonly BodyField[], values: Values): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const { name, required, nullable, of } of fields) {
    const value = values[name];
    const missing = value === undefined || value === '' || (value === null && !nullable);
    if (of.kind === 'number' && typeof value === 'string') wrong[name] = t('desk.form.number');
    else if (of.kind === 'money' && !missing && amountOf(of, value) === null)
      wrong[name] = faultOf(of, String(value));
    else if (required && missing && of.kind !== 'check' && !nullable)
      wrong[name] = t('client.field.required');
  }
  return wrong;
}

/** An untouched checkbox says no, an untouched nullable field null; other empty ones stay away. */
function withChecks(fields: readonly BodyField[], values: Values): Values {
  const sent: Values = { ...values };
  for (const { name, required, nullable, of } of fields) {
    if (of.kind === 'check' && required) sent[name] ??= false;
    if (nullable && required) sent[name] ??= null;
    if (sent[name] === '' && !required) delete sent[name];
    if (of.kind === 'money' && typeof sent[name] === 'string')
      sent[name] = amountOf(of, sent[name]);
  }
  return sent;
}
