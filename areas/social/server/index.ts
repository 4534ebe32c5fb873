// Social: coming in through an account elsewhere. Which identity belongs to which member is kept
// here; sessions, passwords and second factors are the accounts', making a member the
// registration's. Also what a Firebase token proves, and the provider that plays them in the demo.
import { registerFirebase } from '@palaro/accounts/server';
import { defineArea } from '@palaro/server';
import { localApi, socialApi, socialErrors } from '../social.api.ts';
import { en } from '../social.en.ts';
import { ty } from '../social.ty.ts';
import { firebaseProject, verifyFirebase } from './firebase.ts';
import { socialOwnData } from './own-data.ts';
import { socialHandlers } from './social.handlers.ts';
import { dropOldWays } from './social.jobs.ts';
import { registerSocialRoutes } from './social-routes.ts';
import './social.tables.ts';

export const socialArea = defineArea({
  name: 'social',
  api: { ...socialApi, ...localApi },
  handlers: socialHandlers,
  errors: socialErrors,
  texts: { EN: en, TY: ty },
  ownData: socialOwnData,
  jobs: [dropOldWays],
  routes: registerSocialRoutes,
  start(app) {
    if (firebaseProject(app)) registerFirebase(app, (proof) => verifyFirebase(app, proof));
  },
});
