import type { ChangeEvent } from 'react';
import type { FormField } from './form.ts';

/** Turns a form's field into the props of a text input of the kit. */
export const textProps = ({ onChange, ref, maxLength, ...field }: FormField) => ({
  ...field,
  ...(maxLength === undefined ? {} : { maxLength }),
  ref: (element: HTMLInputElement | null) => ref(element),
  onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
});
