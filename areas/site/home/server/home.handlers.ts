import type { Handlers } from '@palaro/server';
import type { HomePart, homeApi } from '../home.api.ts';
import { readHome } from './read-home.ts';

export const homeHandlers: Handlers<typeof homeApi> = {
  home: ({ app, principal, request, query: { parts, news } }) => {
    const member = principal.is === 'member' ? principal.member : null;
    const { language, device, region, merchant } = request;
    const wanted = parts && new Set(parts.split(','));
    const wants = (part: HomePart) => (wanted ? wanted.has(part) : true);
    return readHome(app, { member, language, device, region, merchant }, { wants, news });
  },
};
