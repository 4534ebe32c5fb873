import { FIELD_RULES } from '@palaro/accounts/rules';
import { t, type FormField } from '@palaro/client';
import { judgeField } from '@palaro/rules';
import { useState } from 'react';

/** The key of what is wrong with a new payment password, as far as a browser can know. */
export const newPinFault = (typed: string) => judgeField(FIELD_RULES.paymentPassword, typed);

/** The repetition, which is never sent on: it has a field of its own beside the form's. */
export function useRepeat() {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const field: FormField = {
    name: 'paymentPasswordAgain',
    value,
    required: true,
    maxLength: undefined,
    error,
    onChange: (next) => {
      setValue(next);
      setError(null);
    },
    onBlur: () => undefined,
    ref: setElement,
  };
  return {
    field,
    /** Nothing more to send where it repeats the other; null, with a message, where it does not. */
    fits(other: string | undefined): Promise<Record<never, never> | null> {
      if (other === value) return Promise.resolve({});
      setError(t('security.paypass_differs'));
      element?.focus();
      return Promise.resolve(null);
    },
  };
}
