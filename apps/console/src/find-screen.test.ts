import { expect, it } from 'vitest';
import { findScreen } from './find-screen.ts';
import { screens } from './screens.ts';

it('each row of the console is opened by its own address, whatever rows stand before it', () => {
  expect(screens.length).toBeGreaterThan(40);
  for (const screen of screens) {
    const path = screen.path.replace(/\{\w+\}/g, '17');
    expect(findScreen(screens, path)?.screen, path).toBe(screen);
  }
});

it('a path of another length, or with an unknown word, has no row', () => {
  expect(findScreen(screens, '/console/promotions/1/2/3')).toBeNull();
  expect(findScreen(screens, '/console/nothing')).toBeNull();
});
