import type { Handlers } from '@palaro/server';
import type { limitsApi } from '../limits.api.ts';

export const limitsHandlers: Handlers<typeof limitsApi> = {};
