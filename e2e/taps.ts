// Counts what a way costs a person: taps, and fields in which he types.
import type { Locator } from '@playwright/test';
import { photo } from './photo.ts';

/**
 * A counter of one way. A choice from the device's own list or calendar, a picture, and a code that
 * the phone offers from its message are taps; the field of such a code must ask for that
 * (`one-time-code`). Going from field to field is the keyboard's, and no tap.
 */
export function countWay() {
  const count = { taps: 0, typed: 0 };
  const one = async (done: Promise<unknown>) => {
    count.taps += 1;
    await done;
  };
  return {
    count,
    tap: (control: Locator) => one(control.click()),
    /** A box that lies under its drawn face. */
    tick: (box: Locator) => one(box.check({ force: true })),
    pick: (list: Locator, choice: string) => one(list.selectOption(choice)),
    day: (field: Locator, day: string) => one(field.fill(day)),
    async shoot(field: Locator) {
      await one(field.setInputFiles(await photo()));
    },
    async offered(field: Locator, code: string) {
      if ((await field.getAttribute('autocomplete')) !== 'one-time-code') {
        throw new Error('a phone does not offer its code to this field');
      }
      await one(field.fill(code));
    },
    async type(field: Locator, text: string) {
      count.typed += 1;
      await field.fill(text);
    },
  };
}

export type Way = ReturnType<typeof countWay>;
