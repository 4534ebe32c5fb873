// Profile: what a member may change about himself, and how well his account is secured
// (docs/domain/accounts.md §7): payment password, questions, mobile, mail, nickname, head icon. The
// security center also shows the cards and second factors of other areas. Login and sessions belong
// to accounts, the person's identity to kyc.
import { defineArea } from '@palaro/server';
import { profileApi, profileErrors } from '../profile.api.ts';
import { en } from '../profile.en.ts';
import { ty } from '../profile.ty.ts';
import { registerPictures } from './head-icon.ts';
import { profileOwnData } from './own-data.ts';
import { profileHandlers } from './profile.handlers.ts';

export const profileArea = defineArea({
  name: 'profile',
  api: profileApi,
  handlers: profileHandlers,
  errors: profileErrors,
  texts: { EN: en, TY: ty },
  ownData: profileOwnData,
  routes: registerPictures,
});
