import { setSite, setTexts, type FormField, type SiteInfo } from '@palaro/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { COUNTRIES } from '../mobile.ts';
import { en } from '../verification.en.ts';
import { drawShape } from './draw-flag.tsx';
import { FLAG_LINES } from './flag-lines.ts';
import { MobileField } from './MobileField.tsx';

const typed = vi.fn();
const field: FormField = {
  name: 'mobileNum',
  value: '',
  required: true,
  maxLength: undefined,
  error: null,
  onChange: typed,
  onBlur: () => undefined,
  ref: () => undefined,
};

function Form() {
  const [code, setCode] = useState('63');
  return <MobileField field={field} dialingCode={code} onDialingCode={setCode} />;
}

beforeEach(() => {
  setTexts('EN', { verification: en });
  setSite({
    now: '2026-03-10T04:00:00.000Z',
    location: 'PH',
    switches: {},
    settings: {},
  } as SiteInfo);
});
afterEach(cleanup);

it('REG-02 LOGIN-01 countries are found by name or dialing code, the member’s country first', async () => {
  render(<Form />);
  fireEvent.click(screen.getByRole('button', { name: /Philippines, \+63/ }));
  const search = await screen.findByLabelText(en.search_country);
  const rows = () =>
    Array.from(document.querySelectorAll('li')).map((row) =>
      (row.textContent ?? '').replace(/^[A-Z]{2}(?=[A-Z])/, ''),
    );
  expect(rows()[0]).toBe('Philippines+63');
  expect(rows()).toHaveLength(COUNTRIES.length);
  fireEvent.change(search, { target: { value: '+65' } });
  expect(rows()).toEqual(['Singapore+65']);
  fireEvent.change(search, { target: { value: 'kingdom' } });
  expect(rows()).toEqual(['United Kingdom+44']);
  fireEvent.change(search, { target: { value: 'nowhere' } });
  expect(screen.getByText(en.no_country)).toBeTruthy();
  fireEvent.change(search, { target: { value: 'united st' } });
  fireEvent.click(screen.getByText('United States'));
  expect(screen.getByLabelText(/United States, \+1/)).toBeTruthy();
});

it('VAL-02 AC-7 a pasted number loses blanks, signs and a leading dialing code', () => {
  render(<Form />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect([input.maxLength, input.inputMode, input.autocomplete]).toEqual([
    20,
    'tel',
    'tel-national',
  ]);
  fireEvent.change(input, { target: { value: '+63 (917) 123-4567' } });
  expect(typed).toHaveBeenLastCalledWith('9171234567');
  fireEvent.change(input, { target: { value: '0917 123 4567' } });
  expect(typed).toHaveBeenLastCalledWith('09171234567');
});

it('every line of flags belongs to a country, and every shape of it draws something', () => {
  const codes = new Set(COUNTRIES.map(({ code }) => code));
  for (const line of FLAG_LINES.trim().split('\n')) {
    const [code = '', ...shapes] = line.split(' ');
    expect(codes).toContain(code);
    for (const shape of shapes) expect(drawShape(shape), line).toBeTruthy();
  }
});
