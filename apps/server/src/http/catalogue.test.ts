import { addDictionary, Money, type Language } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { AREAS } from '../areas.ts';
import { createCatalogue } from './catalogue.ts';

const FURTHER = 'XX' as Language;
addDictionary(FURTHER, {
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'This is required.': 'Esto hace falta.',
  'Feedback must be between {min} and {max} characters.': 'Escribe de {min} a {max} caracteres.',
});
const catalogue = createCatalogue(AREAS, () => 'Asia/Manila');

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

it('API-03 money and times in a refusal read as people write them', () => {
  const time = new Date('2026-11-28T16:30:00Z');
  const values = { min: Money.of('50.0000'), max: Money.of('500000.0000') };
  expect(catalogue.message('amount_min', 'EN', { values })).toBe('Enter ₱50.00 to ₱500,000.00.');
  expect(catalogue.message('turnover_not_met', 'EN', { values: { missing: 1n as Money } })).toBe(
    'Bet ₱0.0001 more before withdrawing.',
  );
  const [en, ty] = (['EN', 'TY'] as const).map((language) =>
    catalogue.message('withdraw_hold', language, { values: { time } }),
  );
  expect(en?.replace(/\s/g, ' ')).toBe('Withdrawals open again at Nov 29, 2026, 12:30 AM.');
  expect(ty?.replace(/\s/g, ' ')).toContain('Nob 29, 2026, 12:30 AM');
});
