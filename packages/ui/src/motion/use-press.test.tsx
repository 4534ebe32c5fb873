import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePress } from './use-press.ts';

const onPress = vi.fn();
const onLongPress = vi.fn();

function Pad() {
  const { pressed, handlers } = usePress({ onPress, onLongPress });
  return (
    <button type="button" data-pressed={pressed} {...handlers}>
      pad
    </button>
  );
}

const pad = () => screen.getByRole('button');
const pressed = () => pad().dataset.pressed === 'true';
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const down = () => fireEvent.pointerDown(pad(), { clientX: 50, clientY: 25, button: 0 });
const move = (x: number, y = 25) => fireEvent.pointerMove(pad(), { clientX: x, clientY: y });
const up = () => {
  fireEvent.pointerUp(pad());
  fireEvent.click(pad(), { detail: 1 });
};

beforeEach(() => {
  vi.useFakeTimers();
  onPress.mockReset();
  onLongPress.mockReset();
  render(<Pad />);
  pad().getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('APP-13 press-in after 130 ms, press-out 100 ms after the finger', () => {
  down();
  wait(129);
  expect(pressed()).toBe(false);
  wait(1);
  expect(pressed()).toBe(true);
  up();
  expect(onPress).toHaveBeenCalledOnce();
  wait(99);
  expect(pressed()).toBe(true);
  wait(1);
  expect(pressed()).toBe(false);
});

it('APP-13 long press 370 ms after the press-in, and then no press', () => {
  down();
  wait(130 + 369);
  expect(onLongPress).not.toHaveBeenCalled();
  wait(1);
  expect(onLongPress).toHaveBeenCalledOnce();
  up();
  expect(onPress).not.toHaveBeenCalled();
});

it('APP-13 30 px of movement is still a press, more is none', () => {
  down();
  move(80);
  up();
  expect(onPress).toHaveBeenCalledOnce();
  down();
  move(81);
  wait(1000);
  up();
  expect(onPress).toHaveBeenCalledOnce();
  expect(onLongPress).not.toHaveBeenCalled();
});

it('APP-13 held up to 20 px outside the edge', () => {
  fireEvent.pointerDown(pad(), { clientX: 95, clientY: 25, button: 0 });
  move(120);
  up();
  expect(onPress).toHaveBeenCalledOnce();
  fireEvent.pointerDown(pad(), { clientX: 95, clientY: 25, button: 0 });
  move(121);
  up();
  expect(onPress).toHaveBeenCalledOnce();
});

it('a scroll that takes over the pointer is no press, a key after it is one', () => {
  down();
  fireEvent.pointerCancel(pad());
  wait(1000);
  expect(onLongPress).not.toHaveBeenCalled();
  fireEvent.click(pad(), { detail: 0 });
  expect(onPress).toHaveBeenCalledOnce();
});

it('APP-13 without pointer events (iOS 12) touch events are used', () => {
  vi.stubGlobal('PointerEvent', undefined);
  cleanup();
  render(<Pad />);
  pad().getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  const at = (clientX: number) => ({ touches: [{ clientX, clientY: 25 }] });

  fireEvent.touchStart(pad(), at(50));
  wait(130);
  expect(pressed()).toBe(true);
  wait(370);
  expect(onLongPress).toHaveBeenCalledOnce();
  fireEvent.touchEnd(pad());

  fireEvent.touchStart(pad(), at(50));
  fireEvent.touchMove(pad(), at(81));
  fireEvent.touchEnd(pad());
  fireEvent.click(pad(), { detail: 1 });
  expect(onPress).not.toHaveBeenCalled();

  fireEvent.touchStart(pad(), at(50));
  fireEvent.touchEnd(pad());
  fireEvent.click(pad(), { detail: 1 });
  expect(onPress).toHaveBeenCalledOnce();

  fireEvent.touchStart(pad(), at(50));
  fireEvent.touchStart(pad(), { touches: [at(50).touches[0], at(60).touches[0]] });
  wait(1000);
  expect(onLongPress).toHaveBeenCalledOnce();
});
