import type { Messages } from '@palaro/api';
import type { en } from './delivery.en.ts';

export const ty: Messages<typeof en> = {};
