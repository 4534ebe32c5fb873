import { plainTyped, t } from '@palaro/client';
import { Checkbox, SelectField, TextArea, TextField } from '@palaro/ui';
import type { BodyField } from './field-kinds.ts';
import { fromWallClock, toWallClock } from './zoned.ts';
import styles from './form.module.css';

export interface FormFieldProps {
  field: BodyField;
  label: string;
  help?: string;
  error?: string;
  /** The words of a choice; null: it is not offered. */
  option(value: string): string | null;
  value: unknown;
  onChange(value: unknown): void;
}

/** A title in both languages takes one line each. */
const TITLE_MAX = 200;

type Both = { EN?: string; TY?: string };

/** The control for a field of a call's body. */
export function FormField(props: FormFieldProps) {
  const { label, help, error, value, onChange } = props;
  const { of, name } = props.field;
  switch (of.kind) {
    case 'check':
      return (
        <Checkbox
          label={label}
          help={help}
          error={error}
          name={name}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'select':
      return <Choice {...props} values={of.values} />;
    case 'many':
      return <Many {...props} values={of.values} />;
    case 'bilingual':
      return (
        <Bilingual
          label={label}
          help={help}
          error={error}
          value={value}
          onChange={onChange}
          max={of.max}
        />
      );
    case 'number':
    case 'money':
    case 'instant':
    case 'day':
    case 'address':
    case 'area':
    case 'text':
      return <Typed {...props} of={of} />;
    case 'other':
      return null;
  }
}

type TypedKind = Extract<
  BodyField['of'],
  { kind: 'number' | 'money' | 'instant' | 'day' | 'address' | 'area' | 'text' }
>;

/** What an emptied field sends: null where the call takes it, else nothing. */
const emptied = ({ field, onChange }: FormFieldProps) =>
  onChange(field.nullable ? null : undefined);

const written = (value: unknown) => (value === undefined || value === null ? '' : String(value));

function Typed(props: FormFieldProps & { of: TypedKind }) {
  const { of, field, label, help, error, value, onChange } = props;
  const common = { label, help, error, name: field.name, required: field.required };
  if (of.kind === 'instant')
    return (
      <TextField
        {...common}
        help={help ?? t('desk.instant.manila')}
        type="datetime-local"
        value={typeof value === 'string' ? toWallClock(value) : ''}
        onChange={({ target }) => {
          const at = fromWallClock(target.value);
          if (at === null) emptied(props);
          else onChange(at);
        }}
      />
    );
  if (of.kind === 'day')
    return (
      <TextField
        {...common}
        type="date"
        value={written(value)}
        onChange={({ target }) => (target.value === '' ? emptied(props) : onChange(target.value))}
      />
    );
  if (of.kind === 'number')
    return (
      <TextField
        {...common}
        inputMode={of.whole ? 'numeric' : 'decimal'}
        value={written(value)}
        onChange={({ target }) =>
          target.value === '' ? emptied(props) : onChange(numberOf(target.value))
        }
      />
    );
  if (of.kind === 'money')
    return (
      <TextField
        {...common}
        before="₱"
        // A signed amount needs the minus, which not every decimal keyboard has.
        inputMode={of.signed ? 'text' : 'decimal'}
        value={written(value)}
        onChange={({ target }) => (target.value === '' ? emptied(props) : onChange(target.value))}
      />
    );
  const text = { ...common, maxLength: of.max, value: written(value) };
  if (of.kind === 'address') return <Address {...text} onWrite={onChange} />;
  if (of.kind === 'area')
    return <TextArea {...text} onChange={({ target }) => onChange(target.value)} />;
  return <TextField {...text} onChange={({ target }) => onChange(target.value)} />;
}

interface AddressProps {
  label: string;
  help?: string;
  error?: string;
  name: string;
  required: boolean;
  maxLength: number | undefined;
  value: string;
  onWrite(value: string): void;
}

/** An address in as many lines as it needs. It has no line breaks itself; Enter sends the form. */
const Address = ({ onWrite, ...field }: AddressProps) => (
  <TextArea
    {...field}
    rows={1}
    className={styles.address}
    inputMode="url"
    autoCapitalize="none"
    spellCheck={false}
    onChange={({ target }) => onWrite(target.value.replace(/\s/g, ''))}
    onKeyDown={(event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }}
  />
);

function Choice(props: FormFieldProps & { values: readonly string[] }) {
  const { field, label, help, error, option, value, values, onChange } = props;
  return (
    <SelectField
      label={label}
      help={help}
      error={error}
      name={field.name}
      required={field.required}
      choose={t(field.required ? 'desk.form.choose' : 'desk.form.none')}
      options={values.flatMap((one) => {
        const words = option(one);
        return words === null ? [] : [{ value: one, label: words }];
      })}
      value={written(value)}
      onChange={({ target }) => (target.value === '' ? emptied(props) : onChange(target.value))}
    />
  );
}

/** What is no number stays a text, which the form then refuses. */
function numberOf(typed: string) {
  const text = plainTyped(typed);
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : typed;
}

function Many({
  label,
  help,
  error,
  option,
  value,
  values,
  onChange,
}: FormFieldProps & {
  values: readonly string[];
}) {
  const chosen = (value as readonly string[] | undefined) ?? [];
  return (
    <fieldset className={styles.many}>
      <legend>{label}</legend>
      {help && <p className={styles.help}>{help}</p>}
      <div className={styles.boxes}>
        {values.map((one) => (
          <Checkbox
            key={one}
            label={option(one) ?? one}
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onChange(
                values.filter((name) => (name === one ? target.checked : chosen.includes(name))),
              )
            }
          />
        ))}
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface BilingualProps {
  label: string;
  help?: string;
  error?: string;
  value: unknown;
  onChange(value: unknown): void;
  max?: number;
}

/** A text in both languages, side by side. */
export function Bilingual({ label, help, error, value, onChange, max }: BilingualProps) {
  const both = (value ?? {}) as Both;
  const side = (language: 'EN' | 'TY') => {
    const field = {
      help,
      error,
      maxLength: max,
      label: `${label} (${language})`,
      lang: language === 'EN' ? 'en' : 'fil',
      value: both[language] ?? '',
    };
    const write = (text: string) => onChange({ ...both, [language]: text });
    if (max !== undefined && max <= TITLE_MAX)
      return <TextField {...field} onChange={({ target }) => write(target.value)} />;
    return <TextArea {...field} onChange={({ target }) => write(target.value)} />;
  };
  return (
    <div className={styles.both}>
      {side('EN')}
      {side('TY')}
    </div>
  );
}
