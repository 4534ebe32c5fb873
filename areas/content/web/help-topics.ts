import { useCall, useLanguage, useQueryParam } from '@palaro/client';
import { useHtmlReady } from '@palaro/ui';
import { publishedApi } from '../published.api.ts';

export const HELP = '/m/help';
export const HELP_DETAIL = '/m/helpDetail';

/** The topic that `i` names; the first where it names none (SVC-06). */
export function topicIndex(i: string | null, count: number): number {
  const index = /^\d{1,6}$/.test(i ?? '') ? Number(i) : 0;
  return index < count ? index : 0;
}

/** Help topics in the current language once they can be drawn, and which the address asks for. */
export function useHelpTopics() {
  const lang = useLanguage();
  const [i] = useQueryParam('i');
  const result = useCall(publishedApi.helpCenter, { query: { device: 'MOBILE', lang } });
  const ready = useHtmlReady();
  const data = ready ? result.data : undefined;
  const topics = data ?? [];
  const at = topicIndex(i, topics.length);
  return {
    ...result,
    data,
    isPending: result.isPending || !ready,
    isError: result.isError && ready,
    topics,
    at,
    topic: topics[at],
  };
}
