import { en as accounts } from '@palaro/accounts/en';
import { en as content } from '@palaro/content/en';
import { en as entry } from '@palaro/entry/en';
import { en as inbox } from '@palaro/inbox/en';
import { en as kyc } from '@palaro/kyc/en';
import { en as mine } from '@palaro/mine/en';
import { en as passwords } from '@palaro/passwords/en';
import { en as play } from '@palaro/play/en';
import { en as privacy } from '@palaro/privacy/en';
import { en as records } from '@palaro/records/en';
import { en as registration } from '@palaro/registration/en';
import { en as security } from '@palaro/security/en';
import { en as social } from '@palaro/social/en';
import { en as support } from '@palaro/support/en';
import { en as transfers } from '@palaro/transfers/en';
import { en as trial } from '@palaro/trial/en';
import { en as verification } from '@palaro/verification/en';

/** What the other pages say in English; loaded with the first of them. */
export const texts = {
  accounts,
  content,
  entry,
  inbox,
  kyc,
  mine,
  passwords,
  play,
  privacy,
  records,
  registration,
  security,
  social,
  support,
  transfers,
  trial,
  verification,
};
