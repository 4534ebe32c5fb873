import type { Handlers } from '@palaro/server';
import type { handsConsoleApi } from '../../console-hands.api.ts';
import { listHands, readHand } from './read-hand.ts';

export const handsConsoleHandlers: Handlers<typeof handsConsoleApi> = {
  memberHands: ({ app, params, query, request }) =>
    listHands(app, params.member, query, request.language),
  memberHand: ({ app, operator, params, request }) =>
    readHand(app, operator, params, request.language),
};
