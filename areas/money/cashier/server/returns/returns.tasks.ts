import { object, text, uuid } from '@palaro/api';
import { defineTask } from '@palaro/server';
import { claimDue } from './returns.repository.ts';
import { workReturn } from './work-return.ts';

/** Works on one return at once after its order. */
export const returnBalance = defineTask({
  name: 'cashier.return-balance',
  payload: object({ member: text({ max: 18 }), id: uuid() }),
  timeoutSeconds: 120,
  run: ({ app, payload }) => workReturn(app, payload),
});

/** Works on every open return again and again, until nothing of it is left. */
export const returnBalances = defineTask({
  name: 'cashier.return-balances',
  every: { seconds: 60 },
  timeoutSeconds: 120,
  batch: 50,
  async run({ app, now, batch }) {
    for (const of of await claimDue(app, now, batch)) {
      // One that fails keeps none of the others.
      await workReturn(app, of).catch((error: unknown) =>
        app.log.error({ err: error, return: of.id }, 'a balance could not be sent back'),
      );
    }
  },
});
