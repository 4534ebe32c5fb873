import type { Handlers } from '@palaro/server';
import type { luckyDrawConsoleApi } from '../console.api.ts';
import type { luckyDrawApi } from '../lucky-draw.api.ts';
import { drawPrize } from './draw-prize.ts';
import { makeLuckyDraw } from './make-lucky-draw.ts';
import { listOwnDraws, readLuckyDraws } from './read-draws.ts';

export const luckyDrawHandlers: Handlers<typeof luckyDrawApi & typeof luckyDrawConsoleApi> = {
  luckyDraws: ({ app, principal, request }) => readLuckyDraws(app, principal, request.language),
  drawPrize: ({ app, member, body, request }) => drawPrize(app, member, body, request),
  ownDraws: ({ app, member, query, request }) => listOwnDraws(app, member, query, request.language),
  makeLuckyDraw: ({ app, operator, body }) => makeLuckyDraw(app, operator, body),
};
