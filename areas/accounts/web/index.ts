// What the shell and other areas use of accounts: leaving the site.
export { signOut } from './sign-out.ts';
