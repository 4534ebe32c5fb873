import { useCall } from '@palaro/client';
import { publishedApi } from '@palaro/content/api';
import { ContentBlocks } from '@palaro/content/web';
import { HOME_NEWS } from '../home.api.ts';

/** What operators wrote for the lobby, then what they wrote for every page (HOME-11). */
export function HomeBlocks() {
  const { data } = useCall(publishedApi.announcements, HOME_NEWS);
  const blocks = [...(data?.contentLobby ?? []), ...(data?.promotion ?? [])];
  return blocks.length > 0 && <ContentBlocks blocks={blocks} />;
}
