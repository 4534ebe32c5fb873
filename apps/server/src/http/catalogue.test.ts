import { addDictionary, type Language } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { AREAS } from '../areas.ts';
import { createCatalogue } from './catalogue.ts';

const FURTHER = 'XX' as Language;
addDictionary(FURTHER, {
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'This is required.': 'Esto hace falta.',
  'Feedback must be between {min} and {max} characters.': 'Escribe de {min} a {max} caracteres.',
});
const catalogue = createCatalogue(AREAS);

it('APP-11 a refusal uses a further language’s dictionary, or English where that has no text', () => {
  const values = { min: 8, max: 500 };
  expect(catalogue.message('not_found', FURTHER)).toBe('No hay nada en esta dirección.');
  expect(catalogue.message('feedback_length', FURTHER, { values })).toBe(
    'Escribe de 8 a 500 caracteres.',
  );
  expect(catalogue.fieldText('field.required', FURTHER)).toBe('Esto hace falta.');
  expect(catalogue.message('maintenance', FURTHER)).toBe(catalogue.message('maintenance', 'EN'));
});

it('APP-11 a dictionary does not change the languages in the code', () => {
  expect(catalogue.message('not_found', 'EN')).toBe('There is nothing at this address.');
  expect(catalogue.message('not_found', 'TY')).toBe('Walang laman ang address na ito.');
  expect(catalogue.fieldText('accounts.captcha_wrong', 'TY')).not.toBe('accounts.captcha_wrong');
});
