// Registration: the configurable form, the creation of an account from it, and the links by which
// agents bring in members. Identity and login belong to accounts.
import { firebase } from '@palaro/accounts/server';
import { defineArea } from '@palaro/server';
import { registrationApi, registrationErrors } from '../registration.api.ts';
import { en } from '../registration.en.ts';
import { ty } from '../registration.ty.ts';
import { registrationHandlers } from './registration.handlers.ts';
import { registrationOwnData } from './own-data.ts';
import './registration.tables.ts';

export const registrationArea = defineArea({
  name: 'registration',
  api: registrationApi,
  handlers: registrationHandlers,
  errors: registrationErrors,
  needs: [firebase],
  ownData: registrationOwnData,
  texts: { EN: en, TY: ty },
});

export { drawCode, foldCode } from './affiliate-links.ts';
export { closeTrial } from './close-trial.ts';
