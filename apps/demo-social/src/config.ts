import { isLanguage, type Language } from '@palaro/kernel';

/** The start options of the program that plays the providers. */
export interface SocialConfig {
  host: string;
  port: number;
  /** The site's address as its visitors know it; browsers are sent back only there. */
  publicUrl: string;
  /** The site's address on this machine, where its clock is read. */
  siteUrl: string;
  /** The site's first language. */
  language: Language;
  /** The secret that the site was configured with. */
  secret: string;
}

/** Reads the environment that the site starts this program with. */
export function readConfig(env: Record<string, string | undefined>): SocialConfig {
  const { HOST, PORT, PUBLIC_URL, PALARO_URL, DEMO_SOCIAL_SECRET, SITE_LANGUAGE } = env;
  if (!HOST || !PORT || !PUBLIC_URL || !PALARO_URL || !DEMO_SOCIAL_SECRET) {
    throw new Error('HOST, PORT, PUBLIC_URL, PALARO_URL and DEMO_SOCIAL_SECRET must be set');
  }
  return {
    host: HOST,
    port: Number(PORT),
    publicUrl: PUBLIC_URL,
    siteUrl: PALARO_URL,
    language: isLanguage(SITE_LANGUAGE) ? SITE_LANGUAGE : 'EN',
    secret: DEMO_SOCIAL_SECRET,
  };
}
