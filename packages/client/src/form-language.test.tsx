import { defineEndpoint, object, text } from '@palaro/api';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useForm } from './form.ts';
import { setTexts } from './language.ts';

const endpoint = defineEndpoint({
  access: 'anyone',
  method: 'POST',
  path: '/names',
  summary: 'A name',
  moduleId: null,
  body: object({ name: text({ min: 4 }), note: text({ min: 4 }) }),
  reply: object({}),
});

function Form() {
  const form = useForm(endpoint, { done: () => undefined });
  return (
    <>
      {form.fields.map((name) => {
        const { value, error, onChange, onBlur } = form.field(name);
        return (
          <label key={name}>
            {name}
            <input value={value} onChange={(e) => onChange(e.target.value)} onBlur={onBlur} />
            <b data-testid={name}>{error}</b>
          </label>
        );
      })}
    </>
  );
}

const speak = (language: 'EN' | 'TY', short: string) =>
  act(() => setTexts(language, { client: { 'field.too_short': short } }));
const error = (name: string) => screen.getByTestId(name).textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('APP-11 a language change checks filled fields again after 200 ms, and not empty ones', () => {
  speak('EN', 'too short');
  render(<Form />);
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'abc' } });
  fireEvent.blur(screen.getByLabelText('name'));
  expect(error('name')).toBe('too short');
  speak('TY', 'masyadong maikli');
  pass(199);
  expect(error('name')).toBe('too short');
  pass(1);
  expect(error('name')).toBe('masyadong maikli');
  expect(error('note')).toBe('');
});
