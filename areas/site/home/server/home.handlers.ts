import type { Handlers } from '@palaro/server';
import type { homeApi } from '../home.api.ts';
import { readHome } from './read-home.ts';

export const homeHandlers: Handlers<typeof homeApi> = {
  home: ({ app, principal, request, query: { parts } }) => {
    const member = principal.is === 'member' ? principal.member : null;
    const { language, device, region, merchant } = request;
    const wanted = parts && new Set(parts.split(','));
    return readHome(app, { member, language, device, region, merchant }, (part) =>
      wanted ? wanted.has(part) : true,
    );
  },
};
