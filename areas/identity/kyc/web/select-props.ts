import type { FormField } from '@palaro/client';
import type { ChangeEvent } from 'react';

/** A form's field as attributes for the kit's select. */
export const selectProps = ({ onChange, ref, maxLength: _longest, ...field }: FormField) => ({
  ...field,
  ref: (element: HTMLSelectElement | null) => ref(element),
  onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value),
});
