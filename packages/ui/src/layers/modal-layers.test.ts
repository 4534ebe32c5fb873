import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterModal } from './modal-layers.ts';

const page = document.body.appendChild(document.createElement('main'));
const layer = document.body.appendChild(document.createElement('div'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the page is out of reach once the layer was drawn, until it leaves', () => {
  const leave = enterModal(layer);
  expect(page.hasAttribute('inert')).toBe(false);
  vi.runAllTimers();
  expect(page.hasAttribute('inert')).toBe(true);
  expect(layer.hasAttribute('inert')).toBe(false);
  leave();
  expect(page.hasAttribute('inert')).toBe(false);
});

it('a layer that left before it was drawn leaves nothing to be done later', () => {
  enterModal(layer)();
  expect(vi.getTimerCount()).toBe(0);
});

it('a layer that left in the moment of its drawing leaves nothing to be done later', () => {
  const leave = enterModal(layer);
  vi.advanceTimersToNextFrame();
  leave();
  expect(vi.getTimerCount()).toBe(0);
});
