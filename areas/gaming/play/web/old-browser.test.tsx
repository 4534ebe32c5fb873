import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PathParams, setTexts } from '@palaro/client';
import { en } from '../play.en.ts';
import OldBrowserPage from './OldBrowserPage.tsx';

beforeEach(() => setTexts('EN', { play: en }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a browser without BigInt gets a message instead of the game, and that nothing was staked', () => {
  render(
    <PathParams value={{ gameId: 'dice' }}>
      <OldBrowserPage />
    </PathParams>,
  );
  expect(screen.getByText(/no stake is possible here\. Your balance is as it was/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
});

it('a browser without BigInt gets a message instead of the verifier', () => {
  render(<OldBrowserPage />);
  expect(screen.getByText(/too old to draw rounds again/)).toBeTruthy();
});

it.each`
  context          | perlas   | dice
  ${null}          | ${false} | ${true}
  ${{}}            | ${true}  | ${true}
  ${new Error('')} | ${false} | ${true}
`('with WebGL 2 as $context, Perlas: $perlas, dice: $dice', async ({ context, perlas, dice }) => {
  // A visit remembers that it can draw.
  vi.resetModules();
  const { canDraw } = await import('./can-draw.ts');
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    if (context instanceof Error) throw context;
    return context && ({ getExtension: () => null } as never);
  });
  expect(canDraw('perlas')).toBe(perlas);
  expect(canDraw('dice')).toBe(dice);
});
