import type { Handlers } from '@palaro/server';
import type { homeApi } from '../home.api.ts';
import { readHome } from './read-home.ts';

export const homeHandlers: Handlers<typeof homeApi> = {
  home: ({ app, principal, request }) =>
    readHome(app, {
      member: principal.is === 'member' ? principal.member : null,
      language: request.language,
      device: request.device,
      region: request.region,
      merchant: request.merchant,
    }),
};
