import { steppedUp, steppedUpOnce } from '@palaro/accounts/server';
import type { Handlers } from '@palaro/server';
import type { socialApi } from '../social.api.ts';
import { arrive } from './arrive.ts';
import { attach } from './attach.ts';
import { beginLink, listLinks, unlink } from './links.ts';
import { openProviders } from './providers.ts';
import { arriveByTelegram } from './telegram.ts';

export const socialHandlers: Handlers<typeof socialApi> = {
  providers: ({ app }) => ({ providers: openProviders(app) }),
  arrive: ({ app, ...call }) => arrive(app, call),
  telegram: ({ app, body, ...call }) => arriveByTelegram(app, body, call),
  attach: ({ app, ...call }) => attach(app, call),
  links: ({ app, member }) => listLinks(app, member.id),
  link: steppedUp(({ app, body, ...call }) => beginLink(app, call, body)),
  unlink: steppedUpOnce('unlink', ({ app, body, ...call }) => unlink(app, call, body)),
};
