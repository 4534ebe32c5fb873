import type { Messages } from '@palaro/api';
import type { en } from './reconciliation.en.ts';

export const ty: Messages<typeof en> = {};
