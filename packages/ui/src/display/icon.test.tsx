import { cleanup, render } from '@testing-library/react';
import { House } from 'lucide';
import { afterEach, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';

afterEach(cleanup);

const drawn = (icon: React.ReactElement) => render(icon).container.firstElementChild;

it('draws every shape of a drawing, in the size that was asked for', () => {
  const svg = drawn(<Icon of={House} size={20} />);
  expect([...(svg?.children ?? [])].map((shape) => shape.tagName)).toEqual(
    House.map(([tag]) => tag),
  );
  expect(svg?.getAttribute('width')).toBe('20');
  expect(svg?.querySelector('path')?.getAttribute('d')).toBe(House[0]?.[1].d);
});

it('is skipped by readers of the screen unless it has a name', () => {
  expect(drawn(<Icon of={House} />)?.getAttribute('aria-hidden')).toBe('true');
  const named = drawn(<Icon of={House} role="img" aria-label="Home" />);
  expect(named?.getAttribute('aria-hidden')).toBe('false');
});
