export { SharePanel as default } from '@palaro/referral/web';
