import { currentLanguage, warmCall } from '@palaro/client';
import type { Language } from '@palaro/kernel';
import { publishedApi } from '../published.api.ts';

/** What the help center asks for: its topics in one language. */
export const helpInput = (lang: Language) => ({ query: { device: 'MOBILE' as const, lang } });

/** Asks at a start with the help center, beside the screen's code rather than after it. */
export const warmHelp = (): void => warmCall(publishedApi.helpCenter, helpInput(currentLanguage()));
