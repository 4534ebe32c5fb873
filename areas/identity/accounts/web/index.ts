// The parts of accounts that the shell and other areas use: the login form, signing out, and the
// choice of language and theme.
export { Appearance } from './Appearance.tsx';
export { askSignOut, signOutAsked } from './ask-sign-out.ts';
export { enterSession } from './enter-session.ts';
export { heldPassword, holdPassword } from './held-password.ts';
export { holdName } from './held-name.ts';
export { dropSavedLogin, renewSavedLogin } from './saved-login.ts';
export { LoginForm } from './LoginForm.tsx';
export type { LoginAnswer, SecondFactor } from './use-login-form.ts';
export { default as SignOutDialog } from './SignOutDialog.tsx';
