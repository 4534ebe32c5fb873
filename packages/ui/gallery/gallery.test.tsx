import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as kit from '../src/index.ts';
import { Gallery } from './Gallery.tsx';

const files = import.meta.glob<string>('./*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = Object.entries(files)
  .filter(([path]) => !path.endsWith('.test.tsx'))
  .map(([, text]) => text);

/** Parts that are drawn with their component. */
const PARTS = ['FieldNote', 'ScrollBody'];

/** The components that the kit exports: functions with a capital letter. */
const COMPONENTS = Object.entries(kit)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
  .map(([name]) => name)
  .filter((name) => !PARTS.includes(name));

afterEach(cleanup);

it('every component of the kit is in the gallery', () => {
  expect(COMPONENTS.length).toBeGreaterThan(40);
  const missing = COMPONENTS.filter(
    (name) => !sources.some((text) => new RegExp(`<${name}\\b`).test(text)),
  );
  expect(missing).toEqual([]);
});

it('the gallery can be drawn in both languages', () => {
  vi.stubGlobal('scrollTo', () => undefined);
  for (const language of ['en', 'ty']) {
    history.replaceState(null, '', `?lang=${language}`);
    const { container, unmount } = render(<Gallery />);
    expect(container.querySelectorAll('section').length).toBeGreaterThan(8);
    unmount();
  }
});
