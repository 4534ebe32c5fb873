import { inLanguage, type Language } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { published } from './published.ts';

interface HelpQuery {
  /** Only topics for this device or for every device. Without it: all topics. */
  device?: 'MOBILE' | 'WEB' | undefined;
  language: Language;
}

/** The help topics in operators' order (SVC-06). */
export async function listHelpTopics(app: App, { device, language }: HelpQuery) {
  const { topics } = await published.read(app);
  return topics
    .filter((topic) => device === undefined || topic.device === null || topic.device === device)
    .map(({ title, content }) => ({
      title: inLanguage(title, language),
      content: inLanguage(content, language),
    }));
}

/** The agreement in force now. Throws `not_found` if the deployment has none (REWARD-06). */
export async function agreementInForce(app: App, language: Language) {
  const agreement = await findAgreement(app);
  if (!agreement) throw refuse('not_found');
  return {
    version: agreement.version,
    inForceFrom: agreement.in_force_from.toISOString(),
    title: inLanguage(agreement.title, language),
    content: inLanguage(agreement.content, language),
  };
}

/** The version of the agreement in force now; null if the deployment has none. */
export const agreementVersion = async (app: App) => (await findAgreement(app))?.version ?? null;

/** Pages that a site for real members must publish before it opens, and that are missing. */
export async function contentGaps(app: App) {
  const { topics, announcements } = await published.read(app);
  const missing = [
    ...((await findAgreement(app)) ? [] : (['agreement'] as const)),
    ...(topics.length > 0 ? [] : (['help'] as const)),
    ...(announcements.length > 0 ? [] : (['announcements'] as const)),
  ];
  return missing.map((gap) => ({ gap, about: '' }));
}

async function findAgreement(app: App) {
  const now = app.clock.now();
  const { agreements } = await published.read(app);
  return agreements.find(({ in_force_from }) => in_force_from <= now);
}
