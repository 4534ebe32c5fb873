import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useScreen } from './useScreen.ts';

// The page's code is missing on the first render, and loaded when effects run.
const code = vi.hoisted(() => ({ asked: 0 }));
vi.mock('./load-screen.ts', () => ({
  loadedScreen: () => (code.asked++ === 0 ? undefined : () => <p>the page</p>),
  loadScreen: () => Promise.resolve(),
  needsFreshPage: () => false,
}));

function Probe() {
  const { Screen, state } = useScreen('/m/home', '');
  return Screen ? <Screen /> : <p>{state}</p>;
}

it('APP-10 shows a page whose code arrived between drawing and effects', async () => {
  render(<Probe />);
  expect(await screen.findByText('the page')).toBeTruthy();
});
