import type { Handlers } from '@palaro/server';
import type { rainConsoleApi } from '../console.api.ts';
import { makeRain } from './make-rain.ts';

export const rainConsoleHandlers: Handlers<typeof rainConsoleApi> = {
  makeRain: ({ app, operator, body }) => makeRain(app, operator, body),
};
