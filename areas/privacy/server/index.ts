// Privacy: what of a member is kept, given to himself as a file; closing his account, and erasing
// who he was when the law no longer asks to keep it. What each area has, the area says itself.
import { defineArea } from '@palaro/server';
import { privacyApi, privacyErrors } from '../privacy.api.ts';
import { en } from '../privacy.en.ts';
import { ty } from '../privacy.ty.ts';
import { eraseClosed } from './privacy.jobs.ts';
import { privacyHandlers } from './privacy.handlers.ts';
import './privacy.tables.ts';

export const privacyArea = defineArea({
  name: 'privacy',
  api: privacyApi,
  handlers: privacyHandlers,
  errors: privacyErrors,
  texts: { EN: en, TY: ty },
  ownData: { tables: ['data_export', 'account_closing'] },
  jobs: [eraseClosed],
});
