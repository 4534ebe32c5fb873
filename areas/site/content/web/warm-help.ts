import { currentLanguage, primeCall, warmCall } from '@palaro/client';
import type { Language } from '@palaro/kernel';
import { publishedApi, type HelpTopic } from '../published.api.ts';

/** The help center's request: its topics in one language. */
export const helpInput = (lang: Language) => ({ query: { device: 'MOBILE' as const, lang } });

/** Stores the topics that came with the page, under the page's language. */
export const primeHelp = (topics: HelpTopic[], lang: Language): void =>
  primeCall(publishedApi.helpCenter, helpInput(lang), topics);

/**
 * Starts loading the topics when a visit begins on the help center, unless they came with the page.
 */
export const warmHelp = (): void => warmCall(publishedApi.helpCenter, helpInput(currentLanguage()));
