import type { Handlers } from '@palaro/server';
import type { deliveryApi } from '../delivery.api.ts';
import { readOutbox } from './list-outbox.ts';

export const deliveryHandlers: Handlers<typeof deliveryApi> = {
  outbox: ({ app, query }) => readOutbox(app, query),
};
