import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DIALOG_GUARD_MS } from '../motion/touch.limits.ts';
import { Drawer } from './Drawer.tsx';
import { afterLayers } from './history-layers.ts';
import { Sheet } from './Sheet.tsx';
import { fakeHistorySteps, STEP_MS } from './test-history.ts';

const left = vi.fn();

function Screen() {
  const [drawer, setDrawer] = useState(false);
  const [sheet, setSheet] = useState(false);
  const close = () => setDrawer(false);
  return (
    <>
      <button type="button" onClick={() => setDrawer(true)}>
        Menu
      </button>
      <button type="button" onClick={() => setSheet(true)}>
        Filter
      </button>
      <Drawer open={drawer} onClose={close} label="Side menu" head={<p>Head</p>}>
        <button
          type="button"
          onClick={() => {
            close();
            afterLayers(left);
          }}
        >
          Elsewhere
        </button>
      </Drawer>
      <Sheet open={sheet} onClose={() => setSheet(false)} title="Days" closeLabel="Close">
        <p>days</p>
      </Sheet>
    </>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** Opens a layer and lets the frame that draws it pass; then it has its entry. */
function open(name: string) {
  click(name);
  pass(20);
}
const shown = () => screen.queryByRole('dialog') !== null;
const mask = () => fireEvent.click(document.querySelector('[data-mask]') as Element);

beforeEach(() => {
  vi.useFakeTimers();
  left.mockReset();
  fakeHistorySteps();
  render(<Screen />, { container: document.body.appendChild(document.createElement('div')) });
});

afterEach(() => {
  cleanup();
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('MENU-04 a tap on the mask closes the drawer, and the focus returns to its button', () => {
  const opener = screen.getByRole('button', { name: 'Menu' });
  opener.focus();
  click('Menu');
  pass(DIALOG_GUARD_MS);
  mask();
  pass(200);
  expect(shown()).toBe(false);
  expect(document.activeElement).toBe(opener);
});

it.each(['Menu', 'Filter'])(
  'APP-13 the mask behind “%s” takes no tap in its first 300 ms',
  (opener) => {
    click(opener);
    pass(299);
    mask();
    pass(0);
    expect(screen.getByRole('dialog').parentElement?.dataset['leaving']).toBeUndefined();
    pass(1);
    mask();
    pass(200);
    expect(shown()).toBe(false);
  },
);

it('Escape and a swipe of 60 px to the left close the drawer', () => {
  click('Menu');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  pass(200);
  expect(shown()).toBe(false);
  click('Menu');
  fireEvent.touchStart(screen.getByRole('dialog'), { touches: [{ clientX: 200, clientY: 300 }] });
  fireEvent.touchEnd(screen.getByRole('dialog'), {
    changedTouches: [{ clientX: 140, clientY: 310 }],
  });
  pass(200);
  expect(shown()).toBe(false);
});

it('a link elsewhere waits until the drawer has removed its entry from the history', () => {
  open('Menu');
  expect(history.state).toMatchObject({ layer: 1 });
  click('Elsewhere');
  expect(left).not.toHaveBeenCalled();
  pass(1);
  expect(history.go).toHaveBeenCalledExactlyOnceWith(-1);
  expect(left).not.toHaveBeenCalled();
  pass(STEP_MS);
  expect(left).toHaveBeenCalledOnce();
});

it('a link elsewhere is followed in the end if the browser drops the step back', () => {
  vi.mocked(history.go).mockImplementation(() => undefined);
  open('Menu');
  click('Elsewhere');
  pass(1);
  expect(history.go).toHaveBeenCalledExactlyOnceWith(-1);
  expect(left).not.toHaveBeenCalled();
  pass(1_000);
  expect(left).toHaveBeenCalledOnce();
  expect(history.go).toHaveBeenCalledOnce();
  // Later layers have their entry again.
  fakeHistorySteps();
  open('Filter');
  expect(history.state).toMatchObject({ layer: 1 });
});

it('with no layer open there is nothing to wait for', () => {
  afterLayers(left);
  expect(left).toHaveBeenCalledOnce();
});
