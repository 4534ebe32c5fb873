import { reloadCall, useTopic } from '@palaro/client';
import { randomInt } from '@palaro/kernel';
import { contentTopic, publishedApi } from '../content.api.ts';
import { CONTENT_SPREAD_MS } from '../content.limits.ts';

const { announcements, helpCenter, agreement, hotMatches } = publishedApi;

/** What is on the screen is read again; the rest when it is next opened. */
function readAgain() {
  setTimeout(
    () => void Promise.all([announcements, helpCenter, agreement, hotMatches].map(reloadCall)),
    randomInt(CONTENT_SPREAD_MS),
  );
}

/** Keeps the published content of open screens as operators changed it, without a reload. */
export const useContentNews = (): void =>
  useTopic(contentTopic, { onEvent: readAgain, onGap: readAgain });
