import { afterEach, expect, it, vi } from 'vitest';
import { unseenPayload } from './payload.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0';

/** A device, and whether the page was opened from its home screen. */
function on(userAgent: string, installed: boolean) {
  vi.stubGlobal('navigator', { userAgent });
  const matches = (query: string) => ({ matches: installed && query.includes('standalone') });
  vi.stubGlobal('matchMedia', matches);
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a browser', ANDROID, false, 'H5'],
  ['an iPhone’s browser', IPHONE, false, 'H5'],
  ['an iPhone’s home screen', IPHONE, true, 'WEBCLIP'],
  ['another device’s home screen', ANDROID, true, 'PWA'],
  ['the native app', `${ANDROID} PalaroApp/1.0`, true, 'APP'],
] as const)('REG-08 %s says so', (_, userAgent, installed, registerMethod) => {
  on(userAgent, installed);
  expect(unseenPayload()).toEqual({
    registerUrl: window.location.host,
    registerMethod,
    type: 0,
  });
});

it('REG-08 a native app that marks the page is recognised without its name', () => {
  on(IPHONE, true);
  vi.stubGlobal('PALARO_NATIVE_APP', true);
  expect(unseenPayload().registerMethod).toBe('APP');
});
