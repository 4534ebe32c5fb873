import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Menu } from './Menu.tsx';

beforeEach(() => {
  render(
    <>
      <Menu label="More" items={[{ id: 'set', label: 'Settings', onSelect: () => undefined }]} />
      <p>elsewhere</p>
      <div role="dialog" aria-modal="true">
        news
      </div>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
});
afterEach(cleanup);

const isOpen = () => screen.queryByRole('button', { name: 'Settings' }) !== null;

it.each`
  what                       | touch
  ${'a touch'}               | ${() => fireEvent.pointerDown(screen.getByText('elsewhere'))}
  ${'a touch on iOS 12'}     | ${() => fireEvent.touchStart(screen.getByText('elsewhere'))}
  ${'the keyboard going on'} | ${() => fireEvent.focusIn(screen.getByText('elsewhere'))}
`('HDR-06 $what elsewhere closes a menu', ({ touch }: { touch: () => void }) => {
  expect(isOpen()).toBe(true);
  touch();
  expect(isOpen()).toBe(false);
});

it('a touch on the open menu keeps it open', () => {
  fireEvent.touchStart(screen.getByRole('button', { name: 'Settings' }));
  expect(isOpen()).toBe(true);
});

it('an action in a popup over the menu keeps it open', () => {
  fireEvent.focusIn(screen.getByText('news'));
  fireEvent.pointerDown(screen.getByText('news'));
  expect(isOpen()).toBe(true);
});
