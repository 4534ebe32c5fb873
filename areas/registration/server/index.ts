// Registration: the form by configuration, the way to an account of one's own, and the links by
// which agents bring members in. Who a member is and how he logs in is the accounts' part.
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
  ownData: registrationOwnData,
  texts: { EN: en, TY: ty },
});

export { closeTrial } from './close-trial.ts';
