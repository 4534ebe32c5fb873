import type { OwnData } from '@palaro/server';
import { readHistory } from './read-limits.ts';

export const limitsOwnData: OwnData = {
  tables: ['rg_limit_change'],
  read: (app, id) => readHistory(app, { id }),
};
