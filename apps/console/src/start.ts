import { call, isFailure, setSite, siteOrigin, startLanguage, type SiteInfo } from '@palaro/client';
import { consoleStartApi } from '@palaro/content/console-start';
import { sessionApi } from '@palaro/operators/api';
import { FIRST_TEXTS } from './first-texts.ts';
import { enter } from './session.ts';

/** How a start ended: with an answer about the session, or without one. */
export type Started = 'ready' | 'offline';

/** Loads texts, the site's state and the session together, before anything is drawn. */
export async function start(): Promise<Started> {
  const texts = startLanguage(FIRST_TEXTS, 'EN');
  const outcome = await readStart();
  await texts;
  return outcome;
}

/** Asks again who is logged in and how the site is; the offline screen's retry uses it too. */
export async function readStart(): Promise<Started> {
  try {
    const [info, session] = await Promise.all([call(consoleStartApi.consoleStart), whoIsHere()]);
    siteOrigin.set(info.siteOrigin);
    setSite(info as SiteInfo);
    enter(session);
    return 'ready';
  } catch (error) {
    if (!isFailure(error)) throw error;
    return 'offline';
  }
}

const UNAUTHORIZED = 401;

const whoIsHere = () =>
  call(sessionApi.session).catch((error: unknown) => {
    if (isFailure(error) && error.status === UNAUTHORIZED) return null;
    throw error;
  });
