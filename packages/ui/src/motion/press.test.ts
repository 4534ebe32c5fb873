import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPresses, onLongPress } from './press.ts';

const onPress = vi.fn();
const held = vi.fn();

let pad: HTMLButtonElement;
const pressed = () => pad.hasAttribute('data-pressed');
const wait = (ms: number) => void vi.advanceTimersByTime(ms);
/** A page with a button whose face is what the finger meets. */
function openPage() {
  document.body.innerHTML = '';
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<button><span>pad</span></button>';
  pad = page.querySelector('button') as HTMLButtonElement;
  pad.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  pad.addEventListener('click', onPress);
  followPresses(page);
}
const face = () => pad.firstElementChild as Element;
const down = () => fireEvent.pointerDown(face(), { clientX: 50, clientY: 25, button: 0 });
const move = (x: number, y = 25) => fireEvent.pointerMove(face(), { clientX: x, clientY: y });
const up = () => {
  fireEvent.pointerUp(face());
  fireEvent.click(face(), { detail: 1 });
};

beforeEach(() => {
  vi.useFakeTimers();
  onPress.mockReset();
  held.mockReset();
  openPage();
  onLongPress(pad, held);
});

afterEach(() => {
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
  expect(held).not.toHaveBeenCalled();
  wait(1);
  expect(held).toHaveBeenCalledOnce();
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
  expect(held).not.toHaveBeenCalled();
});

it('APP-13 held up to 20 px outside the edge', () => {
  fireEvent.pointerDown(face(), { clientX: 95, clientY: 25, button: 0 });
  move(120);
  up();
  expect(onPress).toHaveBeenCalledOnce();
  fireEvent.pointerDown(face(), { clientX: 95, clientY: 25, button: 0 });
  move(121);
  up();
  expect(onPress).toHaveBeenCalledOnce();
});

it('a scroll that takes over the pointer is no press, a key after it is one', () => {
  down();
  fireEvent.pointerCancel(face());
  wait(1000);
  expect(held).not.toHaveBeenCalled();
  fireEvent.click(face(), { detail: 0 });
  expect(onPress).toHaveBeenCalledOnce();
});

it('APP-13 without pointer events (iOS 12) touch events are used', () => {
  vi.stubGlobal('PointerEvent', undefined);
  openPage();
  onLongPress(pad, held);
  const at = (clientX: number) => ({ touches: [{ clientX, clientY: 25 }] });

  fireEvent.touchStart(face(), at(50));
  wait(130);
  expect(pressed()).toBe(true);
  wait(370);
  expect(held).toHaveBeenCalledOnce();
  fireEvent.touchEnd(face());

  fireEvent.touchStart(face(), at(50));
  fireEvent.touchMove(face(), at(81));
  fireEvent.touchEnd(face());
  fireEvent.click(face(), { detail: 1 });
  expect(onPress).not.toHaveBeenCalled();

  fireEvent.touchStart(face(), at(50));
  fireEvent.touchEnd(face());
  fireEvent.click(face(), { detail: 1 });
  expect(onPress).toHaveBeenCalledOnce();

  fireEvent.touchStart(face(), at(50));
  fireEvent.touchStart(face(), { touches: [at(50).touches[0], at(60).touches[0]] });
  wait(1000);
  expect(held).toHaveBeenCalledOnce();
});

it('APP-13 the next finger leaves nothing pressed, and no click is lost between two controls', () => {
  down();
  wait(200);
  const other = pad.cloneNode(true) as HTMLButtonElement;
  pad.after(other);
  other.addEventListener('click', held);
  fireEvent.pointerDown(other, { clientX: 0, clientY: 0, button: 0 });
  fireEvent.pointerUp(other);
  fireEvent.click(other, { detail: 1 });
  wait(100);
  expect([pressed(), other.hasAttribute('data-pressed')]).toEqual([false, false]);
  expect(held).toHaveBeenCalledOnce();
});
