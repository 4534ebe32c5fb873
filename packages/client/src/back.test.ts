import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { followHistory, nextEntry } from './history.ts';
import { goBack, registerPages } from './site-map.ts';

let stop: () => void;
beforeEach(() => {
  registerPages([
    { path: '/m/home', back: 'history' },
    { path: '/m/set', back: 'history' },
    { path: '/m/login', back: 'home' },
  ]);
  history.replaceState(null, '', '/m/set');
  stop = followHistory();
});
afterEach(() => stop());

it('HDR-03 back leads home if there is no history on this site', () => {
  goBack();
  expect(location.pathname).toBe('/m/home');
});

it('HDR-03 back steps through the history, and leads home on the pages that say so', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  navigate('/m/home');
  navigate('/m/set');
  goBack();
  expect(back).toHaveBeenCalledTimes(1);
  navigate('/m/login');
  goBack();
  expect(back).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/m/home');
  back.mockRestore();
});

it('HDR-03 a set fallback takes precedence over the history', () => {
  navigate('/m/set');
  goBack('/m/home');
  expect(location.pathname).toBe('/m/home');
});

it('a replaced entry keeps its depth, so back still works', () => {
  navigate('/m/home');
  navigate('/m/set', { replace: true });
  expect((history.state as { depth: number }).depth).toBe(1);
});

it('an entry that comes with its depth is one step, and keeps what else it says', () => {
  navigate('/m/home');
  history.pushState({ ...nextEntry(), layer: 1 }, '');
  expect(history.state).toEqual({ depth: 2, layer: 1 });
  navigate('/m/set');
  expect((history.state as { depth: number }).depth).toBe(3);
});
