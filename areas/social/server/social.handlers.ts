import { steppedUp, steppedUpOnce } from '@palaro/accounts/server';
import type { Handlers } from '@palaro/server';
import type { localApi, socialApi } from '../social.api.ts';
import { arrive } from './arrive.ts';
import { attach } from './attach.ts';
import { beginLink, listLinks, unlink } from './links.ts';
import { openProviders } from './providers.ts';
import { arriveByTelegram } from './telegram.ts';
import { signFirebase } from './local-provider/sign-firebase.ts';

export const socialHandlers: Handlers<typeof socialApi & typeof localApi> = {
  providers: ({ app }) => ({ providers: openProviders(app) }),
  arrive: ({ app, ...call }) => arrive(app, call),
  telegram: ({ app, body, ...call }) => arriveByTelegram(app, body, call),
  attach: ({ app, ...call }) => attach(app, call),
  links: ({ app, member }) => listLinks(app, member.id),
  link: steppedUp(({ app, body, ...call }) => beginLink(app, call, body)),
  unlink: steppedUpOnce('unlink', ({ app, body, ...call }) => unlink(app, call, body)),
  firebaseToken: async ({ app, body }) => ({ idToken: await signFirebase(app, body.mobile) }),
};
