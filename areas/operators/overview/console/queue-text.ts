import { t } from '@palaro/client';
import type { TextAreas } from '@palaro/api';

type Queue = Extract<keyof TextAreas['overview-console'], `queue.${string}`>;

/** A queue's name for people; an unknown one shows its own. */
export const queueText = (name: string): string =>
  t(`overview-console.queue.${name}` as `overview-console.${Queue}`) || name;
