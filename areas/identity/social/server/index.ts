// Social: login through an account elsewhere. This area stores which identity belongs to which
// member; sessions, passwords and second factors belong to accounts, new members to registration.
// It also checks Firebase tokens.
import { firebase } from '@palaro/accounts/server';
import { defineArea, provide } from '@palaro/server';
import { socialApi, socialErrors } from '../social.api.ts';
import { en } from '../social.en.ts';
import { ty } from '../social.ty.ts';
import { verifyFirebase } from './firebase.ts';
import { socialOwnData } from './own-data.ts';
import { socialHandlers } from './social.handlers.ts';
import { dropOldWays } from './social.tasks.ts';
import { registerSocialRoutes } from './social-routes.ts';
import './social.tables.ts';

export const socialArea = defineArea({
  name: 'social',
  api: socialApi,
  handlers: socialHandlers,
  errors: socialErrors,
  texts: { EN: en, TY: ty },
  provides: [
    provide(firebase, (app) =>
      app.config.social.firebase ? (proof) => verifyFirebase(app, proof) : null,
    ),
  ],
  ownData: socialOwnData,
  tasks: [dropOldWays],
  routes: registerSocialRoutes,
});
