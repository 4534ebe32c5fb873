import type { Messages } from '@palaro/api';
import type { en } from './limits.en.ts';

export const ty: Messages<typeof en> = {};
