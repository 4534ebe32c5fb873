import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';

/** The words of a choice of a content form: `content-console.<field>.<value>`. */
export const optionName = (field: string, value: string): string =>
  t(`content-console.${field}.${value}` as TextKey);
