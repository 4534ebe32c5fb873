import { useCall, useLanguage, useQueryParam } from '@palaro/client';
import { useHtmlReady, warmHtmlContent } from '@palaro/ui';
import { publishedApi } from '../published.api.ts';
import { helpInput } from './warm-help.ts';

export const HELP = '/m/help';
export const HELP_DETAIL = '/m/helpDetail';

// With the screen's own code, not once it is drawn; a failure shows where the topics are drawn.
void warmHtmlContent().catch(() => undefined);

/** The topic that `i` names; the first where it names none (SVC-06). */
export function topicIndex(i: string | null, count: number): number {
  const index = /^\d{1,6}$/.test(i ?? '') ? Number(i) : 0;
  return index < count ? index : 0;
}

/** Help topics in the current language once they can be drawn, and which the address asks for. */
export function useHelpTopics() {
  const lang = useLanguage();
  const [i] = useQueryParam('i');
  const result = useCall(publishedApi.helpCenter, helpInput(lang));
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
