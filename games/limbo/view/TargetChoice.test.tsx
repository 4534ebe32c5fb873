import { setTexts } from '@palaro/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../limbo.en.ts';
import { TargetChoice } from './TargetChoice.tsx';

afterEach(cleanup);

function open(first = '2.00') {
  setTexts('EN', { limbo: en });
  function Held() {
    const [choice, setChoice] = useState({ target: first });
    return <TargetChoice choice={choice} disabled={false} onChange={setChoice} />;
  }
  render(<Held />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Target' });
}

it.each([
  ['25,000.5', '25,000.50×'],
  ['3', '3.00×'],
  ['4.00×', '4.00×'],
  ['0.5', '1.01×'],
  ['9999999', '1,000,000.00×'],
  ['much', '2.00×'],
  ['', '2.00×'],
  ['2.555', '2.00×'],
])('%s typed as the target becomes %s', (typed, shown) => {
  const field = open();
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.blur(field);
  expect(field.value).toBe(shown);
});

it('half and double stay within the bounds', () => {
  const field = open('1.50');
  const [half, double] = [en.lower, en.higher].map((name) => screen.getByRole('button', { name }));
  fireEvent.click(half!);
  expect([field.value, half!.hasAttribute('disabled')]).toEqual(['1.01×', true]);
  for (let i = 0; i < 25; i++) fireEvent.click(double!);
  expect([field.value, double!.hasAttribute('disabled')]).toEqual(['1,000,000.00×', true]);
});
