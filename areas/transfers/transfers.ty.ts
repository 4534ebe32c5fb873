import type { Messages } from '@palaro/api';
import type { en } from './transfers.en.ts';

export const ty: Messages<typeof en> = {};
