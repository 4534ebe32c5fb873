// Privacy: gives a member his data as a file, closes his account, and erases his identity when the
// law no longer asks to keep it. Each area says itself which data it has.
import { defineArea, ownDataParts } from '@palaro/server';
import { privacyApi, privacyErrors } from '../privacy.api.ts';
import { en } from '../privacy.en.ts';
import { ty } from '../privacy.ty.ts';
import { eraseClosed } from './privacy.tasks.ts';
import { privacyHandlers } from './privacy.handlers.ts';

export const privacyArea = defineArea({
  name: 'privacy',
  api: privacyApi,
  handlers: privacyHandlers,
  errors: privacyErrors,
  texts: { EN: en, TY: ty },
  ownData: { tables: ['data_export', 'account_closing'] },
  needs: [ownDataParts],
  tasks: [eraseClosed],
});
