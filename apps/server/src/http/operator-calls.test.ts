import { expect, it } from 'vitest';
import type { Operator } from '@palaro/server';
import { checkRecorded } from './operator-calls.ts';

const operator = (...recorded: string[]) => ({ recorded: new Set(recorded) }) as Operator;
const call = { records: 'vendor.switch' } as Parameters<typeof checkRecorded>[1];

it('a console call that answers without its entry in the audit trail fails', () => {
  expect(() => checkRecorded('catalogue.switchVendor', call, operator())).toThrow(
    'catalogue.switchVendor left no entry vendor.switch',
  );
  expect(() => checkRecorded('catalogue.switchVendor', call, operator('vendor.close'))).toThrow();
  checkRecorded('catalogue.switchVendor', call, operator('vendor.switch'));
});
