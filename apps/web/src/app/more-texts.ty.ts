import { ty as accounts } from '@palaro/accounts/ty';
import { ty as content } from '@palaro/content/ty';
import { ty as entry } from '@palaro/entry/ty';
import { ty as inbox } from '@palaro/inbox/ty';
import { ty as kyc } from '@palaro/kyc/ty';
import { ty as mine } from '@palaro/mine/ty';
import { ty as passwords } from '@palaro/passwords/ty';
import { ty as play } from '@palaro/play/ty';
import { ty as privacy } from '@palaro/privacy/ty';
import { ty as records } from '@palaro/records/ty';
import { ty as registration } from '@palaro/registration/ty';
import { ty as security } from '@palaro/security/ty';
import { ty as social } from '@palaro/social/ty';
import { ty as support } from '@palaro/support/ty';
import { ty as transfers } from '@palaro/transfers/ty';
import { ty as trial } from '@palaro/trial/ty';
import { ty as verification } from '@palaro/verification/ty';

/** What the other pages say in Filipino; loaded with the first of them. */
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
