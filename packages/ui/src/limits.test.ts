import { expect, it } from 'vitest';
import * as toasts from './layers/toast.limits.ts';
import * as carousel from './motion/carousel.limits.ts';
import * as touch from './motion/touch.limits.ts';

it('LIMIT-01 the constants of touch, screens and dialogs are those of the specification', () => {
  expect({ ...touch }).toEqual({
    PRESS_IN_MS: 130,
    LONG_PRESS_MS: 370,
    PRESS_OUT_MS: 100,
    PRESS_RETENTION_PX: 20,
    PRESS_CANCEL_PX: 30,
    SWIPE_PX: 60,
    DIALOG_GUARD_MS: 300,
    STICKY_AFTER_PX: 100,
    SCREEN_FADE_MS: 300,
    BACK_SWIPE_PX: 100,
  });
});

it('LIMIT-01 the times of toasts are those of the specification', () => {
  expect({ ...toasts }).toEqual({
    TOAST_LOADING_S: 9999,
    TOAST_LOADING_SHORT_S: 10,
    TOAST_SUCCESS_S: 1.5,
    TOAST_SUCCESS_SHORT_S: 1,
    TOAST_NOTICE_S: 2,
    TOAST_SHORT_S: 3,
    TOAST_LONG_S: 8,
  });
});

it('LIMIT-01 what moves by itself has the pace of the specification', () => {
  expect(carousel).toMatchObject({
    BANNER_AUTOPLAY_MS: 5000,
    TICKER_DELAY_MS: 5000,
    TICKER_SLIDE_MS: 500,
    WINNERS_IN_VIEW: 3,
    WINNERS_STILL: 4,
  });
});
