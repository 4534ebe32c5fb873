import type { Handlers } from '@palaro/server';
import type { turnoverApi } from '../turnover.api.ts';

export const turnoverHandlers: Handlers<typeof turnoverApi> = {};
