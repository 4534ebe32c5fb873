import { afterEach, expect, it } from 'vitest';
import { iosVersion, isNativeApp, platformOf } from './platform.ts';

const IPHONE_12_1 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const IPAD_11 = 'Mozilla/5.0 (iPad; CPU OS 11_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15G77';
const IPAD_AS_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0';

afterEach(() => {
  delete (window as { PALARO_NATIVE_APP?: boolean }).PALARO_NATIVE_APP;
});

it.each`
  device                        | userAgent      | maxTouchPoints | platform
  ${'an iPhone'}                | ${IPHONE_12_1} | ${5}           | ${'ios'}
  ${'an old iPad'}              | ${IPAD_11}     | ${5}           | ${'ios'}
  ${'an iPad that says Mac'}    | ${IPAD_AS_MAC} | ${5}           | ${'ios'}
  ${'a Mac'}                    | ${IPAD_AS_MAC} | ${0}           | ${'desktop'}
  ${'an Android phone'}         | ${PIXEL}       | ${5}           | ${'android'}
  ${'Windows with a touch pad'} | ${WINDOWS}     | ${10}          | ${'desktop'}
`('SVC-03 $device is $platform', ({ userAgent, maxTouchPoints, platform }) => {
  const signs = { userAgent: String(userAgent), maxTouchPoints: Number(maxTouchPoints) };
  expect(platformOf(signs)).toBe(platform);
});

it('SVC-02 reads the version of iOS, which an iPad that claims to be a Mac does not tell', () => {
  expect(iosVersion({ userAgent: IPHONE_12_1 })).toEqual({ major: 12, minor: 1 });
  expect(iosVersion({ userAgent: IPAD_11 })).toEqual({ major: 11, minor: 4 });
  expect(iosVersion({ userAgent: IPAD_AS_MAC })).toBeNull();
  expect(iosVersion({ userAgent: PIXEL })).toBeNull();
});

it('SVC-03 a native app is recognised by its flag', () => {
  expect(isNativeApp()).toBe(false);
  (window as { PALARO_NATIVE_APP?: boolean }).PALARO_NATIVE_APP = true;
  expect(isNativeApp()).toBe(true);
});
