import { useCall, useLanguage, useQueryParam } from '@palaro/client';
import { publishedApi } from '../published.api.ts';
import { helpInput } from './warm-help.ts';

export const HELP = '/m/help';
export const HELP_DETAIL = '/m/helpDetail';

/** The topic that `i` names; the first if it names none (SVC-06). */
export function topicIndex(i: string | null, count: number): number {
  const index = /^\d{1,6}$/.test(i ?? '') ? Number(i) : 0;
  return index < count ? index : 0;
}

/** Help topics in the current language, and the one that the address names. */
export function useHelpTopics() {
  const lang = useLanguage();
  const [i] = useQueryParam('i');
  const result = useCall(publishedApi.helpCenter, helpInput(lang));
  const topics = result.data ?? [];
  const at = topicIndex(i, topics.length);
  return { ...result, topics, at, topic: topics[at] };
}
