import { defineEndpoint, text } from '@palaro/api';
import { defineArea, refuse } from '@palaro/server';
import { supportErrors } from '@palaro/support/api';
import { expect, it } from 'vitest';

// Code that must not compile. If such a line compiles, `npm run types` fails.

it('refuses with a code that some area defines; a typo does not compile', () => {
  expect(refuse('feedback_length', { values: { min: 8 } }).code).toBe('feedback_length');
  // @ts-expect-error No area defines this code.
  refuse('feedback_lenght');
  // @ts-expect-error It is not known whether a text is a code.
  refuse('feedback_length' as string);
  // @ts-expect-error A comparison with a typo is never true.
  expect(refuse('not_found').code === 'not_fuond').toBe(false);
});

it('sends the data that the code’s rule describes, and no other data', () => {
  const data = { ticket: 't', methods: ['app'] };
  expect(refuse('login.second_factor', { data }).data).toEqual({ data });
  // @ts-expect-error Whoever reads this code needs the ticket.
  refuse('login.second_factor');
  // @ts-expect-error The ticket is a text.
  refuse('login.second_factor', { data: { ...data, ticket: 1 } });
  // @ts-expect-error The rule of this code has no data.
  refuse('login.failed', { data });
  // @ts-expect-error One of these two codes needs data.
  refuse('login.failed' as 'login.failed' | 'login.second_factor');
});

it('lists only codes that exist', () => {
  const call = {
    method: 'GET',
    path: '/x',
    summary: 'x',
    access: 'anyone',
    moduleId: null,
  } as const;
  defineEndpoint({ ...call, reply: text(), errors: ['not_found', 'feedback_length'] });
  // @ts-expect-error No area defines this code.
  defineEndpoint({ ...call, reply: text(), errors: ['feedback_lenght'] });
});

it('adds to the catalogue what the area declares', () => {
  const area = { name: 'support', api: {}, handlers: {}, texts: { EN: {}, TY: {} } } as const;
  defineArea({ ...area, errors: supportErrors });
  // @ts-expect-error Its codes would be refused with, and the catalogue would not know them.
  defineArea({ ...area, errors: {} });
});
