import type { Messages } from '@palaro/api';
import type { en } from './audit.en.ts';

export const ty: Messages<typeof en> = {
  'error.audit.too_many': 'Hanggang {max} entry lang ang isang export. Paikliin ang panahon.',
  'error.audit.too_broad':
    'Sobrang dami ng binabasa nito. Dagdagan ng filter o paikliin ang panahon.',
};
