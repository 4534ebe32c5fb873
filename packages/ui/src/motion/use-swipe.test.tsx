import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STICKY_AFTER_PX, SWIPE_PX } from './touch.limits.ts';
import { useStuck } from './use-stuck.ts';
import { useSwipe } from './use-swipe.ts';

const ways = { onLeft: vi.fn(), onRight: vi.fn(), onDown: vi.fn() };

function Pane() {
  return <div data-testid="pane" {...useSwipe(ways)} data-stuck={useStuck()} />;
}
const pane = () => screen.getByTestId('pane');

function swipe(x: number, y: number) {
  fireEvent.touchStart(pane(), { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(pane(), { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
}

beforeEach(() => {
  Object.values(ways).forEach((way) => way.mockReset());
  render(<Pane />);
});
afterEach(cleanup);

it.each`
  x      | y     | heard
  ${-60} | ${0}  | ${'onLeft'}
  ${60}  | ${0}  | ${'onRight'}
  ${0}   | ${60} | ${'onDown'}
  ${-59} | ${0}  | ${null}
  ${59}  | ${0}  | ${null}
  ${0}   | ${59} | ${null}
  ${-70} | ${80} | ${'onDown'}
`('APP-13 a finger that moved $x px across and $y px down: $heard', ({ x, y, heard }) => {
  swipe(x as number, y as number);
  expect(Object.entries(ways).filter(([, way]) => way.mock.calls.length > 0)).toHaveLength(
    heard === null ? 0 : 1,
  );
  if (heard !== null) expect(ways[heard as keyof typeof ways]).toHaveBeenCalledOnce();
  expect(SWIPE_PX).toBe(60);
});

it('APP-13 the page counts as scrolled from 100 px on', () => {
  const scroll = (to: number) =>
    act(() => {
      window.scrollY = to;
      window.dispatchEvent(new Event('scroll'));
    });
  scroll(100);
  expect(pane().dataset['stuck']).toBe('false');
  scroll(101);
  expect(pane().dataset['stuck']).toBe('true');
  expect(STICKY_AFTER_PX).toBe(100);
  scroll(0);
});
