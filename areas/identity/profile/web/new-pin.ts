import { FIELD_RULES } from '@palaro/accounts/rules';
import { t, type FormField } from '@palaro/client';
import { judgeField } from '@palaro/rules';
import { useState } from 'react';

/** The text key of what is wrong with a new payment password, as far as the browser can tell. */
export const newPinFault = (typed: string) => judgeField(FIELD_RULES.paymentPassword, typed);

/** The repeated payment password. It is not sent, so it is not a field of the form. */
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
    /**
     * Null, with a message, where the two differ; otherwise `{}`, since there is nothing more to
     * send.
     */
    fits(other: string | undefined): Promise<Record<never, never> | null> {
      if (other === value) return Promise.resolve({});
      setError(t('profile.paypass_differs'));
      element?.focus();
      return Promise.resolve(null);
    },
  };
}
