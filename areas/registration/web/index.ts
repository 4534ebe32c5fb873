// The registration form, for the screens on which one opens an account.
export { RegisterForm } from './RegisterForm.tsx';
