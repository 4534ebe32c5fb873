import { t, wireAmountOrZero } from '@palaro/client';
import { TextField } from '@palaro/ui';
import type { BetFieldsProps } from './verify-contract.ts';

/** The stake in the verifier's form: typed as people write amounts, then with its decimals. */
export function StakeTextField({ fields, errors, change, label }: BetFieldsProps & Labelled) {
  const typed = fields['stake'] ?? '';
  const error = errors['stake'];
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed}
      error={error && t(error)}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => change({ stake: event.target.value })}
      onBlur={() => change({ stake: wireAmountOrZero(typed) ?? typed.trim() })}
    />
  );
}

interface Labelled {
  label: string;
}
