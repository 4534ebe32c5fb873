import { t } from '@palaro/client';
import { TextField } from '@palaro/ui';
import type { BetFieldsProps } from './verify-contract.ts';

interface BetTextFieldProps extends BetFieldsProps {
  name: string;
  label: string;
  inputMode: 'numeric' | 'decimal' | 'text';
}

/** One text field of a bet in the verifier's form. */
export function BetTextField({ name, fields, errors, change, ...shown }: BetTextFieldProps) {
  const error = errors[name];
  return (
    <TextField
      {...shown}
      value={fields[name] ?? ''}
      error={error && t(error)}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => change({ [name]: event.target.value.trim() })}
    />
  );
}
