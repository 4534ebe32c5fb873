import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { Sheet } from './Sheet.tsx';

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
const shown = (role: 'dialog' | 'alertdialog') => screen.queryByRole(role) !== null;

/** What the browser does on the back key; jsdom answers `history.back()` only after real time. */
const back = () =>
  act(() => {
    const layer = ((history.state as { layer?: number } | null)?.layer ?? 1) - 1;
    history.replaceState({ layer }, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { layer } }));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(history, 'go').mockImplementation((by = 0) => {
    const layer = ((history.state as { layer?: number } | null)?.layer ?? 0) + by;
    history.replaceState({ layer }, '');
  });
  history.replaceState(null, '');
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
  click('Filter');
  expect(shown('dialog')).toBe(true);
  back();
  wait(200);
  expect(shown('dialog')).toBe(false);
  expect(location.href).toBe(before);
});

it('back closes the dialog over a sheet, then the sheet', () => {
  click('Filter');
  click('Clear');
  back();
  wait(200);
  expect([shown('alertdialog'), shown('dialog')]).toEqual([false, true]);
  back();
  wait(200);
  expect(shown('dialog')).toBe(false);
});

it('closing by its button takes the entry of the history back', () => {
  click('Filter');
  expect(history.state).toEqual({ layer: 1 });
  click('Close');
  wait(200);
  expect(history.go).toHaveBeenCalledExactlyOnceWith(-1);
});

it('the focus goes into the sheet, stays there and returns', () => {
  const opener = screen.getByRole('button', { name: 'Filter' });
  opener.focus();
  click('Filter');
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

it('the page behind a sheet is out of reach, and in reach again after it', () => {
  click('Filter');
  expect(document.querySelector('body > div[inert]')).not.toBeNull();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  wait(200);
  expect(document.querySelector('[inert]')).toBeNull();
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
