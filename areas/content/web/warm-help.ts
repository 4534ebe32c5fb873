import { currentLanguage, primeCall, warmCall } from '@palaro/client';
import type { Language } from '@palaro/kernel';
import { publishedApi, type HelpTopic } from '../published.api.ts';

/** What the help center asks for: its topics in one language. */
export const helpInput = (lang: Language) => ({ query: { device: 'MOBILE' as const, lang } });

/** Takes the topics that came with the page, in its language. */
export const primeHelp = (topics: HelpTopic[], lang: Language): void =>
  primeCall(publishedApi.helpCenter, helpInput(lang), topics);

/** Asks at a start with the help center, where its topics did not come with the page. */
export const warmHelp = (): void => warmCall(publishedApi.helpCenter, helpInput(currentLanguage()));
