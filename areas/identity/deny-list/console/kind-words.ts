import { t } from '@palaro/client';
import { DENY_KINDS } from '../deny-list.api.ts';

/** A choice of a form in words: only kinds are chosen. */
export function kindOption(_field: string, value: string): string {
  const kind = DENY_KINDS.find((one) => one === value);
  return kind ? t(`deny-list-console.kind.${kind}`) : value;
}
