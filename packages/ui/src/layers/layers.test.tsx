import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { Sheet } from './Sheet.tsx';
import { fakeHistorySteps, goBack, STEP_MS } from './test-history.ts';

const confirmed = vi.fn();

function Screen() {
  const [sheet, setSheet] = useState(false);
  const [dialog, setDialog] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setSheet(true)}>
        Filter
      </button>
      <Sheet open={sheet} onClose={() => setSheet(false)} title="Filter by day" closeLabel="Close">
        <button type="button" onClick={() => setDialog(true)}>
          Clear
        </button>
      </Sheet>
      <Dialog
        open={dialog}
        title="Clear it?"
        confirmLabel="Clear all"
        cancelLabel="Keep"
        onConfirm={confirmed}
        onCancel={() => setDialog(false)}
      />
    </>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** Opens a layer and lets the frame that draws it pass; then it has its entry and the focus. */
function open(name: string) {
  click(name);
  wait(20);
}
const shown = (role: 'dialog' | 'alertdialog') => screen.queryByRole(role) !== null;

const back = () => act(goBack);

beforeEach(() => {
  vi.useFakeTimers();
  fakeHistorySteps();
  confirmed.mockReset();
  const app = document.body.appendChild(document.createElement('div'));
  render(<Screen />, { container: app });
});

afterEach(() => {
  cleanup();
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('back closes the sheet first and leaves the page where it is', () => {
  const before = location.href;
  open('Filter');
  expect(shown('dialog')).toBe(true);
  back();
  wait(200);
  expect(shown('dialog')).toBe(false);
  expect(location.href).toBe(before);
});

it('back closes the dialog over a sheet, then the sheet', () => {
  open('Filter');
  open('Clear');
  back();
  wait(200);
  expect([shown('alertdialog'), shown('dialog')]).toEqual([false, true]);
  back();
  wait(200);
  expect(shown('dialog')).toBe(false);
});

it('closing by its button removes its entry from the history', () => {
  open('Filter');
  expect(history.state).toMatchObject({ layer: 1 });
  click('Close');
  wait(200);
  expect(history.go).toHaveBeenCalledExactlyOnceWith(-1);
});

it('a layer that closes during a step back waits for it: the page stays', () => {
  open('Filter');
  open('Clear');
  wait(300);
  click('Keep');
  wait(0);
  expect(history.go).toHaveBeenCalledExactlyOnceWith(-1);
  click('Close');
  wait(1);
  expect(history.go).toHaveBeenCalledOnce();
  wait(2 * STEP_MS + 1);
  expect(vi.mocked(history.go).mock.calls).toEqual([[-1], [-1]]);
  expect(history.state).toEqual({ layer: 0 });
});

it('a layer that opens during a step back stays, and back closes it', () => {
  open('Filter');
  click('Close');
  wait(1);
  open('Filter');
  wait(STEP_MS + 200);
  expect(shown('dialog')).toBe(true);
  expect(history.state).toMatchObject({ layer: 1 });
  back();
  wait(200);
  expect(shown('dialog')).toBe(false);
});

it('an entry whose layer is gone, after a link in it or a reload, uses up no back key', () => {
  const before = location.href;
  open('Filter');
  expect(history.state).toMatchObject({ layer: 1 });
  // A link inside the sheet opens another screen; back then reaches the sheet's entry.
  history.pushState({}, '', '/m/verify');
  cleanup();
  wait(1);
  history.replaceState({ layer: 1 }, '', before);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: { layer: 1 } })));
  expect(history.go).not.toHaveBeenCalled();
  back();
  expect(history.go).toHaveBeenCalledExactlyOnceWith(-1);
});

it('a page that one goes to while a closed layer’s entry is taken back stays', () => {
  const before = location.href;
  vi.mocked(history.go).mockImplementation(() => undefined);
  const arrive = (state: object, href: string) => {
    history.replaceState(state, '', href);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })));
  };
  open('Filter');
  click('Close');
  wait(1);
  history.pushState({}, '', '/m/next');
  window.dispatchEvent(new Event('pushState'));
  // The step counts from the new page, so it ends at the layer's entry.
  arrive({ layer: 1 }, before);
  expect(vi.mocked(history.go).mock.calls).toEqual([[-1], [1]]);
  arrive({}, '/m/next');
  expect(history.go).toHaveBeenCalledTimes(2);
  history.replaceState({}, '', before);
});

it('a layer that closes while another page is on its way takes no step, the next one does', () => {
  open('Filter');
  window.dispatchEvent(new Event('beforeunload'));
  click('Close');
  wait(200);
  expect(history.go).not.toHaveBeenCalled();
  open('Filter');
  click('Close');
  wait(1);
  expect(history.go).toHaveBeenCalledExactlyOnceWith(-1);
});

it('the focus goes into the sheet, stays there and returns', () => {
  const opener = screen.getByRole('button', { name: 'Filter' });
  opener.focus();
  open('Filter');
  const sheet = screen.getByRole('dialog');
  expect(document.activeElement).toBe(sheet);
  const last = screen.getByRole('button', { name: 'Clear' });
  last.focus();
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(document.activeElement ?? sheet, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(last);
  fireEvent.keyDown(last, { key: 'Escape' });
  wait(200);
  expect(document.activeElement).toBe(opener);
});

it('the page behind a sheet cannot be reached nor scrolled, and can be again after it', () => {
  open('Filter');
  expect(document.querySelector('body > div[inert]')).not.toBeNull();
  expect(document.body.style.overflow).toBe('hidden');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  wait(200);
  expect(document.querySelector('[inert]')).toBeNull();
  expect(document.body.style.overflow).toBe('');
});

it('the top layer gets the keys, wherever the focus is', () => {
  click('Filter');
  click('Clear');
  screen.getByRole('alertdialog').blur();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }));
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  expect(shown('alertdialog')).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  wait(200);
  expect(shown('alertdialog')).toBe(false);
  expect(shown('dialog')).toBe(true);
});

it('APP-13 a dialog takes no click in its first 300 ms', () => {
  click('Filter');
  click('Clear');
  wait(299);
  click('Clear all');
  click('Keep');
  expect(confirmed).not.toHaveBeenCalled();
  expect(shown('alertdialog')).toBe(true);
  wait(1);
  click('Clear all');
  expect(confirmed).toHaveBeenCalledOnce();
});
