export { SignOutDialog as default } from '@palaro/accounts/web';
