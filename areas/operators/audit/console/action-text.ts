import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';

/** An action of the audit trail in words; one without words by its code. */
export const actionText = (action: string): string =>
  t(`audit-console.act.${action}` as TextKey) || action;
