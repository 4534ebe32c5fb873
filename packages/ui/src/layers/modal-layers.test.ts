import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterModal } from './modal-layers.ts';

const page = document.body.appendChild(document.createElement('main'));
const layer = document.body.appendChild(document.createElement('div'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the page cannot be reached once the layer is drawn, until it closes', () => {
  const leave = enterModal(layer);
  expect(page.hasAttribute('inert')).toBe(false);
  vi.runAllTimers();
  expect(page.hasAttribute('inert')).toBe(true);
  expect(layer.hasAttribute('inert')).toBe(false);
  leave();
  expect(page.hasAttribute('inert')).toBe(false);
});

it('a layer that closed before it was drawn leaves no work behind', () => {
  enterModal(layer)();
  expect(vi.getTimerCount()).toBe(0);
});

it('a layer that closed at the moment of its drawing leaves no work behind', () => {
  const leave = enterModal(layer);
  vi.advanceTimersToNextFrame();
  leave();
  expect(vi.getTimerCount()).toBe(0);
});
