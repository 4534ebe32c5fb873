import { defineEndpoint, object, text } from '@palaro/api';
import { startInfo } from './content.api.ts';

/** The console's start, which asks the member site's host for nothing (docs/decisions/071). */
export const consoleStartApi = {
  consoleStart: defineEndpoint({
    access: 'anyone',
    alwaysOpen: true,
    method: 'GET',
    path: '/console/api/start',
    summary: 'Start-up info for the console, and where the member site stands',
    moduleId: null,
    reply: object({
      ...startInfo(),
      /** The member site's origin; empty: the console is on the same host. */
      siteOrigin: text(),
    }),
  }),
};
