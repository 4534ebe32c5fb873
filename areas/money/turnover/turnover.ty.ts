import type { Messages } from '@palaro/api';
import type { en } from './turnover.en.ts';

export const ty: Messages<typeof en> = {};
