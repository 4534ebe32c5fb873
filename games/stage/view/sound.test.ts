import { writeStored } from '@palaro/client';
import { afterEach, expect, it, vi } from 'vitest';
import { buzz, sound } from './sound.ts';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'vibrate');
});

it('games follow the sound switch of the settings, even while they are open', () => {
  expect(sound.on).toBe(false);
  writeStored('sound', '1');
  expect(sound.on).toBe(true);
  writeStored('sound', '0');
  expect(sound.on).toBe(false);
});

it('the sound switch in a game is the one of the settings', () => {
  const heard = vi.fn();
  const leave = sound.subscribe(heard);
  sound.toggle();
  expect([localStorage.getItem('sound'), sound.on]).toEqual(['1', true]);
  sound.toggle();
  expect([localStorage.getItem('sound'), sound.on]).toEqual(['0', false]);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
});

it('the phone vibrates only if its switch is on', () => {
  const vibrate = vi.fn();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  buzz.win();
  expect(vibrate).not.toHaveBeenCalled();
  writeStored('haptics', '1');
  buzz.win();
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(40);
});
