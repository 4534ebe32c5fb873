import type { Config } from './config.ts';

/**
 * The origin at which operators open the console: its own, or the member site's
 * (docs/decisions/071). Links in mails to operators and their passkeys belong to it.
 */
export const consoleOrigin = ({
  consoleUrl,
  publicUrl,
}: Pick<Config, 'consoleUrl' | 'publicUrl'>): string => consoleUrl ?? publicUrl;
